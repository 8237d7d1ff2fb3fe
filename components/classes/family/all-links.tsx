import { useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import type { KeptKey } from "#components/classes/key-store.ts";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { SeatFamilyCard } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import type { SendFamily } from "./family-actions.ts";
import { prepareLink } from "./family-link-panel.tsx";

const text = familyText.room;

interface Props {
  readonly cards: readonly SeatFamilyCard[];
  readonly kept: KeptKey | null;
  readonly send: SendFamily;
}

/** How many families have a link, and the ways to give one to each or to take them all back. */
export function AllLinks({ cards, kept, send }: Props) {
  const [isMaking, start] = useAwaited();
  const [isAsking, setAsking] = useState(false);
  const without = cards.filter(({ link }) => link.hash === null);
  const count = cards.length - without.length;
  const makeAll = (key: KeptKey) =>
    start(async () => {
      const links = await Promise.all(without.map((own) => prepareLink(key, own)));
      await send({ kind: "make", links }, text.madeAll);
    });
  const takeBackAll = async () => {
    await send({ kind: "take-back", numbers: null }, text.tookBackAll);
    setAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <p className="me-2">{text.links(count, cards.length)}</p>
      {without.length > 0 && kept !== null && (
        <button type="button" className={roomButton.plain} disabled={isMaking} onClick={() => makeAll(kept)}>
          {text.makeAll}
        </button>
      )}
      {count > 0 && (
        <button type="button" className={roomButton.plain} onClick={() => setAsking(true)}>
          {text.takeBackAll}
        </button>
      )}
      {isAsking && (
        <AskDialog
          title={text.takeBackAllTitle}
          lead={text.takeBackAllLead}
          label={text.takeBackAll}
          onYes={takeBackAll}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
