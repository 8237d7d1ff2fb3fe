import { useState } from "react";
import type { ClassView } from "#lib/classes/class-view.ts";
import { prepareSeats } from "#lib/classes/prepare-seats.ts";
import { mostSeats, readNames } from "#lib/classes/read-names.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { Send } from "./class-actions.ts";
import type { KeptKey } from "./key-store.ts";
import { NamesField } from "./names-field.tsx";

interface Props {
  readonly view: ClassView;
  readonly kept: KeptKey;
  readonly send: Send;
  readonly onClose: () => void;
}

/** Further seats for pupils who come later; without a name one empty seat. */
export function AddSeats({ view, kept, send, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const taken = new Set(view.seats.map(({ number }) => number));
  const free = Array.from({ length: mostSeats }, (_, place) => place + 1).filter((number) => !taken.has(number));
  const add = async () => {
    const { names } = readNames(typed);
    const wished: readonly (string | null)[] = names.length === 0 ? [null] : names;
    const seats = await prepareSeats(
      kept.key,
      free.slice(0, wished.length).map((number, place) => ({ number, name: wished[place] ?? null })),
    );
    await send({ kind: "add-seats", seats }, text.added(seats.length));
    onClose();
  };
  return (
    <AskDialog title={text.addTitle} lead="" label={text.add} onYes={add} onNo={onClose}>
      <NamesField value={typed} onChange={setTyped} />
    </AskDialog>
  );
}
