"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { tileLook } from "#components/questions/tile-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { playText } from "#lib/text/play-text.ts";
import { FigureTile } from "./figure-tile.tsx";

/** The third of three stands in the middle below the two; on a lying screen they stand one below the other. */
const lastBelow =
  "*:last:col-span-2 *:last:w-[calc(50%-6px)] *:last:justify-self-center tablet:*:last:w-[calc(50%-10px)] wide:grid-cols-1 wide:*:last:col-span-1 wide:*:last:w-full";

/** The pictures; once the answer is known, the right one as the explanation draws it where no card of figures does. */
function withExplained({
  question,
  state,
}: Pick<BoardProps<"figure-choice">, "question" | "state">): readonly Figure[] {
  const { figures } = question.view;
  const { key, explained } = state;
  const [one, ...others] = explained ?? [];
  if (key === null || one === undefined || others.length > 0 || question.figures.length > 0) return figures;
  return figures.map((figure, place) => (place === key.right ? one : figure));
}

/** Three or four pictures to pick from. An open hint is drawn on all of them alike, and the explanation on the right one. */
export function FigureChoiceBoard({ question, state, onRespond }: BoardProps<"figure-choice">) {
  const help = use(BoardHelp);
  const picked = {
    phase: state.phase,
    isSettled: state.isSettled,
    picks: state.tried.map((response) => response.figure),
    right: state.key?.right,
  };
  const isOpen = state.phase === "open" || state.phase === "again";
  const shown = state.key === null && help !== null ? help : withExplained({ question, state });
  const pictures = shown.map((figure, place) => ({ figure, place }));
  const pick = useStableCallback((place: number) => {
    if (isOpen && state.isSettled) onRespond({ figure: place });
  });
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "fills grid min-h-0 grid-cols-2 gap-3 tablet:auto-rows-[minmax(11rem,1fr)] wide:auto-rows-[minmax(7rem,1fr)] tablet:gap-5",
        // Nobody taps them any more, and what is said of the answer needs the room.
        state.key === null ? "auto-rows-[minmax(7rem,1fr)]" : "auto-rows-[minmax(4.5rem,1fr)]",
        pictures.length === 3 && lastBelow,
      )}
    >
      {pictures.map(({ figure, place }) => (
        <FigureTile
          key={place}
          figure={figure}
          look={tileLook(picked, place)}
          isDisabled={state.isSettled && (!isOpen || picked.picks.includes(place))}
          place={place}
          onPick={pick}
        />
      ))}
    </fieldset>
  );
}
