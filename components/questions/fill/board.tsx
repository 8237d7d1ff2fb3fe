"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";
import { PartRow } from "./part-row.tsx";
import { SyllableCard } from "./syllable-card.tsx";
import { useParts } from "./use-parts.ts";

/** A syllable built of one part of each row: it is written as it grows, its mark on the right letter. */
export function FillBoard({ question, state, tool, onRespond }: BoardProps<"fill">) {
  const parts = useParts({ question, state, onRespond });
  const { view } = question;
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(4.5rem,1fr)] gap-2 tablet:gap-5 wide:gap-4"
    >
      <SyllableCard
        phase={state.phase}
        isSent={parts.isSent}
        picture={view.picture}
        text={parts.text}
        written={parts.written}
        isWhole={parts.isWhole}
      />
      {parts.rows.map((part) => (
        <PartRow
          key={part}
          part={part}
          view={view}
          state={state}
          chosen={parts.chosen[part]}
          isDisabled={!parts.isOpen}
          onChoose={parts.choose}
        />
      ))}
      {state.key === null && (
        <div className="flex gap-3 left-hand:flex-row-reverse">
          {parts.isOpen && <div className="contents wide:hidden">{tool}</div>}
          <Button
            className="mb-0! min-h-14 flex-1 tablet:min-h-21 wide:min-h-16"
            {...resting(!parts.canSubmit, parts.submit)}
          >
            {playText.submit}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
