"use client";

import { useRef } from "react";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { playText } from "#lib/text/play-text.ts";
import { type ChoiceSize, choiceSize } from "./choice-size.ts";
import { ChoiceTile, type TileLook } from "./choice-tile.tsx";

/** Two to four answers to pick from. */
export function ChoiceBoard({ question, state, onRespond }: Omit<BoardProps<"choice">, "tool">) {
  const canSpeak = useVietnameseVoice();
  const { choices } = question.view;
  const size = choiceSize(choices.map(({ text }) => text));
  const isNarrow = size === "number" && choices.length === 3;
  const isOpen = state.phase === "open" || state.phase === "again";
  const isPicking = useRef(false);
  const pick = useStableCallback((place: number, tile: HTMLElement) => {
    if (isPicking.current || !isOpen || !state.isSettled) return;
    isPicking.current = true;
    // Past React, so that the frame after the tap has nothing else to draw; the tile itself takes the mark off.
    tile.dataset.picked = "";
    afterPaint(() => {
      isPicking.current = false;
      onRespond({ choice: place });
    });
  });
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "grid content-center gap-3 tablet:gap-5 wide:gap-6",
        isNarrow ? "grid-cols-3 wide:grid-cols-1" : columnsFor(size, choices.length),
      )}
    >
      {choices.map((choice, place) => (
        <ChoiceTile
          key={choice.text}
          choice={choice}
          size={size}
          look={lookOf(state, place)}
          isNarrow={isNarrow}
          canSpeak={canSpeak}
          isDisabled={state.isSettled && (!isOpen || state.tried.some((response) => response.choice === place))}
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

function lookOf({ phase, tried, key, isSettled }: BoardState<"choice">, place: number): TileLook {
  if (!isSettled && tried.at(-1)?.choice !== place)
    return tried.some(({ choice }) => choice === place) ? "tried" : "open";
  if (key?.right === place) return phase === "right" ? "right" : "shown";
  if (tried.some(({ choice }) => choice === place)) return phase === "waiting" ? "pressed" : "tried";
  return phase === "right" ? "rest" : "open";
}
