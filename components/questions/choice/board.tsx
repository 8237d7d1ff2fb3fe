"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { tileLook } from "#components/questions/tile-look.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { markGlyphs } from "#lib/text/mark-glyphs.ts";
import { playText } from "#lib/text/play-text.ts";
import { type ChoiceLayout, choiceLayout } from "./choice-layout.ts";
import { ChoiceTile } from "./choice-tile.tsx";

const columnClasses: Record<ChoiceLayout["columns"], string> = {
  1: "grid-cols-1",
  2: "grid-cols-2 narrow:grid-cols-1",
  3: "grid-cols-3 narrow:grid-cols-1 wide:grid-cols-1",
};

/** Two to four answers to pick from; where all are marks, each is drawn beside its name. */
export function ChoiceBoard({ question, state, onRespond }: BoardProps<"choice">) {
  const canSpeak = useVietnameseVoice();
  const { choices } = question.view;
  const { size, columns, hasLoudspeakers } = choiceLayout(question);
  const areMarks = choices.every(({ text }) => markGlyphs.has(text));
  const picked = {
    phase: state.phase,
    isSettled: state.isSettled,
    picks: state.tried.map((response) => response.choice),
    right: state.key?.right,
  };
  const isOpen = state.phase === "open" || state.phase === "again";
  const pick = useStableCallback((place: number) => {
    if (isOpen && state.isSettled) onRespond({ choice: place });
  });
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "grid content-center tablet:gap-5 wide:gap-6",
        // Four sentences below a picture: every row of a phone counts.
        size === "sentence" && question.figures.length > 0 ? "gap-2" : "gap-3",
        columnClasses[columns],
        // Larger text leaves half a phone too narrow for a word.
        size !== "number" && "max-tablet:larger:grid-cols-1",
      )}
    >
      {choices.map((choice, place) => (
        <ChoiceTile
          key={choice.text}
          choice={choice}
          glyph={areMarks ? (markGlyphs.get(choice.text) ?? null) : null}
          size={size}
          look={tileLook(picked, place)}
          isNarrow={columns === 3}
          canSpeak={canSpeak && hasLoudspeakers}
          isDisabled={state.isSettled && (!isOpen || picked.picks.includes(place))}
          place={place}
          onPick={pick}
        />
      ))}
    </fieldset>
  );
}
