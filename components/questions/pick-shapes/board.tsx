"use client";

import { use, useState } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { playText } from "#lib/text/play-text.ts";
import { type PickLook, PickTile } from "./pick-tile.tsx";

/** A picture to search: a tap marks what fits and numbers it, a second tap lets it go. An open hint is drawn on all alike. */
export function PickShapesBoard({ question, state, tool, onRespond }: BoardProps<"pick-shapes">) {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const help = use(BoardHelp);
  const { tiles } = question.view;
  const isOpen = state.phase === "open" || state.phase === "again";
  const picked = marked.toSorted((left, right) => left - right);
  const isUnchanged = isSame(picked, state.tried.at(-1)?.picked ?? []);
  const toggle = useStableCallback((place: number) => {
    if (!isOpen || !state.isSettled) return;
    setMarked((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place]));
  });
  const shown = tiles.map((tile, place) => ({ tile, place, hint: state.key === null ? help?.[place] : undefined }));
  return (
    <fieldset aria-label={playText.answers} className="fills grid min-h-0 grid-rows-[minmax(0,1fr)] gap-3 tablet:gap-5">
      <Card
        className={classNames(
          "grid min-h-0 auto-rows-[minmax(3.5rem,1fr)] grid-cols-3 gap-3 p-1 tablet:gap-4 tablet:p-4",
          cardLook(state, isUnchanged),
        )}
      >
        {shown.map(({ tile, place, hint }) => (
          <PickTile
            key={place}
            tile={tile}
            hint={hint?.type === "shapes" ? hint : null}
            number={marked.includes(place) ? marked.indexOf(place) + 1 : null}
            look={lookOf(state, marked, place)}
            isDisabled={!isOpen}
            place={place}
            onToggle={toggle}
          />
        ))}
      </Card>
      {state.key === null && (
        <div className="flex gap-3 left-hand:flex-row-reverse">
          {isOpen && <div className="contents wide:hidden">{tool}</div>}
          <Button
            className="mb-0! min-h-16 flex-1 tablet:min-h-21"
            {...resting(!isOpen || picked.length === 0 || isUnchanged, () => onRespond({ picked }))}
          >
            {playText.submit}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((place, index) => place === other[index]);
}

/** Orange for as long as the picture stands as it was sent. */
function cardLook({ phase }: BoardState<"pick-shapes">, isUnchanged: boolean): string {
  if (phase === "waiting") return "animate-wait";
  if (phase === "right") return "animate-bounce";
  return phase === "again" && isUnchanged ? "animate-shake shadow-[inset_0_0_0_3px_var(--color-again)]" : "";
}

function lookOf({ key, phase }: BoardState<"pick-shapes">, marked: readonly number[], place: number): PickLook {
  const isMarked = marked.includes(place);
  if (key === null) return isMarked ? "marked" : "open";
  if (key.picked.includes(place)) return phase === "right" ? "right" : "shown";
  return isMarked ? "wrong" : "rest";
}
