"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { tileLook } from "#components/questions/tile-look.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { playText } from "#lib/text/play-text.ts";
import { type ChoiceSize, choiceSize } from "./choice-size.ts";
import { ChoiceTile } from "./choice-tile.tsx";

/** Two to four answers to pick from. */
export function ChoiceBoard({ question, state, onRespond }: BoardProps<"choice">) {
  const canSpeak = useVietnameseVoice();
  const { choices } = question.view;
  const size = choiceSize(choices.map(({ text }) => text));
  // Below a picture, which needs the height, three short answers share a row.
  const isNarrow =
    choices.length === 3 &&
    (size === "number" || (question.figures.length > 0 && size !== "sentence" && size !== "clause"));
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
        isNarrow ? "grid-cols-3 wide:grid-cols-1" : columnsFor(size, choices.length),
      )}
    >
      {choices.map((choice, place) => (
        <ChoiceTile
          key={choice.text}
          choice={choice}
          size={size}
          look={tileLook(picked, place)}
          isNarrow={isNarrow}
          canSpeak={canSpeak}
          isDisabled={state.isSettled && (!isOpen || picked.picks.includes(place))}
          place={place}
          onPick={pick}
        />
      ))}
    </fieldset>
  );
}

/** Three answers stand in one row or one column, so that none stands out. */
function columnsFor(size: ChoiceSize, count: number): string {
  return size === "sentence" || count === 3 ? "grid-cols-1" : "grid-cols-2";
}
