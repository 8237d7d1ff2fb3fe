"use client";

import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { useWordKeys } from "#components/questions/underline/use-word-keys.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { drawPart, togglePiece } from "./draw-part.ts";
import { PencilChoice } from "./pencil-choice.tsx";
import { TextSheet } from "./text-sheet.tsx";

/** A text whose words or sentences are marked by a tap; with two pencils a tap on its first word and one on its last draw a part. */
export function MarkTextBoard({ question, state, tool, onRespond }: BoardProps<"mark-text">) {
  const { lines, pencils } = question.view;
  const nothing = lines.flat().map(() => 0);
  const last = state.tried.at(-1)?.marks;
  const [own, setMarks] = useState<readonly number[]>(last ?? nothing);
  const [pencil, setPencil] = useState(1);
  const marks = state.key?.marks ?? own;
  const isOpen = state.phase === "open" || state.phase === "again";
  const isSent = last !== undefined && marks.every((mark, at) => mark === last[at]);
  const isDrawn = pencils.every((_, at) => marks.includes(at + 1)) && marks.some((mark) => mark > 0);
  const canSubmit = isOpen && isDrawn && !isSent;
  const tap = useStableCallback((piece: number) => {
    if (!(isOpen && state.isSettled)) return;
    setMarks((before) => (pencils.length > 0 ? drawPart(before, pencil, piece) : togglePiece(before, piece)));
  });
  const rubOut = () => setMarks(nothing);
  const submit = () => {
    if (canSubmit) onRespond({ marks: [...marks] });
  };
  const text = useWordKeys({ isOpen, onRubOut: rubOut, onSubmit: submit });
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6"
    >
      <TextSheet
        textRef={text}
        view={question.view}
        marks={marks}
        phase={state.phase}
        isSent={isSent}
        isKnown={state.key !== null}
        wrongPiece={isSent ? state.wrongPart : null}
        onTap={tap}
      />
      {state.key === null && (
        <>
          {pencils.length > 0 && (
            <PencilChoice pencils={pencils} pencil={pencil} isOpen={isOpen} onChoose={setPencil} />
          )}
          <SubmitRow
            isOpen={isOpen}
            tool={tool}
            canSubmit={canSubmit}
            onSubmit={submit}
            keys={
              <RubOutButton
                label={markTextText.rubOut}
                isResting={!isOpen || marks.every((mark) => mark === 0)}
                onRubOut={rubOut}
              />
            }
          />
        </>
      )}
    </fieldset>
  );
}
