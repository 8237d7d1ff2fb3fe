"use client";

import { useState } from "react";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { Part } from "#lib/questions/kinds/underline/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { underlineBoardText } from "#lib/text/underline-board-text.ts";
import { SentenceSheet } from "./sentence-sheet.tsx";
import type { LineLook } from "./sentence-word.tsx";
import { tapWord } from "./tap-word.ts";
import { useWordKeys } from "./use-word-keys.ts";

/** A sentence of which one part is underlined: a tap on its first word and one on its last draw the line. */
export function UnderlineBoard({ question, state, tool, onRespond }: BoardProps<"underline">) {
  // A run that is taken up again after a wrong answer shows what was underlined.
  const [drawn, setDrawn] = useState<Part | null>(state.tried.at(-1) ?? null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const isSent = isSame(drawn, state.tried.at(-1));
  const canSubmit = isOpen && drawn !== null && !isSent;
  const tap = useStableCallback((place: number) => {
    if (isOpen && state.isSettled) setDrawn((before) => tapWord(before, place));
  });
  const rubOut = () => setDrawn(null);
  const submit = () => {
    if (canSubmit) onRespond({ from: drawn.from, to: drawn.to });
  };
  const sentence = useWordKeys({ isOpen, onRubOut: rubOut, onSubmit: submit });
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6"
    >
      <SentenceSheet
        sentenceRef={sentence}
        view={question.view}
        part={state.key ?? drawn}
        look={lookOf(state, isSent)}
        phase={state.phase}
        isOpen={isOpen}
        onTap={tap}
      />
      {state.key === null && (
        <div className="flex gap-3 left-hand:flex-row-reverse">
          {isOpen && <div className="contents wide:hidden">{tool}</div>}
          <RubOutButton label={underlineBoardText.rubOut} isResting={!isOpen || drawn === null} onRubOut={rubOut} />
          <Button className="mb-0! min-h-16 flex-1 px-2! tablet:min-h-21" {...resting(!canSubmit, submit)}>
            {playText.submit}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function isSame(one: Part | null, other: Part | undefined): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

/** Orange for as long as the line is as it was sent. */
function lookOf({ key, phase }: BoardState<"underline">, isSent: boolean): LineLook {
  if (key !== null) return "right";
  return phase === "again" && isSent ? "tried" : "open";
}
