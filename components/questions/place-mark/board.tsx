"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { useWordKeys } from "#components/questions/underline/use-word-keys.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { placeMarkText as text } from "#lib/text/place-mark-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { MarkKeys } from "./mark-keys.tsx";
import { MarkSheet } from "./mark-sheet.tsx";
import { type Marking, tapMark, tapPlace } from "./marking.ts";

/** Lines with places for marks: a tap puts the chosen mark to a place, a second one takes it away. */
export function PlaceMarkBoard({ question, state, tool, onRespond }: BoardProps<"place-mark">) {
  const { view } = question;
  const last = state.tried.at(-1)?.marks;
  const none = view.places.map(() => 0);
  // A run that is taken up again after a wrong answer shows what was put.
  const [marking, setMarking] = useState<Marking>({
    put: last ?? none,
    hand: view.marks.length === 1 ? 1 : 0,
    waiting: null,
  });
  const { put, hand } = marking;
  const isOpen = state.phase === "open" || state.phase === "again";
  const isEmpty = put.every((mark) => mark === 0);
  const isSent = last !== undefined && last.join() === put.join();
  const canSubmit = isOpen && !isEmpty && !isSent;
  const tap = useStableCallback((place: number) => {
    if (isOpen && state.isSettled) setMarking((before) => tapPlace(before, place));
  });
  const choose = (mark: number) => setMarking((before) => tapMark(before, mark));
  const clear = () => setMarking({ put: none, hand, waiting: null });
  const submit = () => {
    if (canSubmit) onRespond({ marks: [...put] });
  };
  const sheet = useWordKeys({ isOpen, onRubOut: clear, onSubmit: submit });
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6 wide:gap-4"
    >
      <MarkSheet sheetRef={sheet} view={view} state={state} marking={marking} isSent={isSent} onTap={tap} />
      {state.key === null && (
        <>
          {view.marks.length > 1 && <MarkKeys marks={view.marks} hand={hand} isDisabled={!isOpen} onChoose={choose} />}
          <SubmitRow
            isOpen={isOpen}
            tool={tool}
            canSubmit={canSubmit}
            onSubmit={submit}
            keys={<RubOutButton label={text.clear} isResting={!isOpen || isEmpty} onRubOut={clear} />}
          />
        </>
      )}
    </fieldset>
  );
}
