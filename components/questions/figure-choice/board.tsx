"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import type { TileLook } from "#components/questions/choice/choice-tile.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { playText } from "#lib/text/play-text.ts";
import { FigureTile } from "./figure-tile.tsx";

/** The third of three stands in the middle below the two; on a lying screen they stand one below the other. */
const lastBelow =
  "*:last:col-span-2 *:last:w-[calc(50%-6px)] *:last:justify-self-center tablet:*:last:w-[calc(50%-10px)] wide:grid-cols-1 wide:*:last:col-span-1 wide:*:last:w-full";

/** Three or four pictures to pick from. An open hint is drawn on all of them alike. */
export function FigureChoiceBoard({ question, state, onRespond }: BoardProps<"figure-choice">) {
  const help = use(BoardHelp);
  const isOpen = state.phase === "open" || state.phase === "again";
  const shown = state.key === null && help !== null ? help : question.view.figures;
  const pictures = shown.map((figure, place) => ({ figure, place }));
  const pick = useStableCallback((place: number) => {
    if (isOpen && state.isSettled) onRespond({ figure: place });
  });
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "fills grid min-h-0 auto-rows-[minmax(7rem,1fr)] grid-cols-2 gap-3 tablet:auto-rows-[minmax(11rem,1fr)] wide:auto-rows-[minmax(7rem,1fr)] tablet:gap-5",
        pictures.length === 3 && lastBelow,
      )}
    >
      {pictures.map(({ figure, place }) => (
        <FigureTile
          key={place}
          figure={figure}
          look={lookOf(state, place)}
          isDisabled={state.isSettled && (!isOpen || state.tried.some((response) => response.figure === place))}
          place={place}
          onPick={pick}
        />
      ))}
    </fieldset>
  );
}

function lookOf({ phase, tried, key, isSettled }: BoardState<"figure-choice">, place: number): TileLook {
  const isTried = tried.some(({ figure }) => figure === place);
  if (!isSettled && tried.at(-1)?.figure !== place) return isTried ? "tried" : "open";
  if (key?.right === place) return phase === "right" ? "right" : "shown";
  if (isTried) return phase === "waiting" ? "pressed" : "tried";
  return phase === "right" ? "rest" : "open";
}
