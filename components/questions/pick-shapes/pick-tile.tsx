import { type KeyboardEvent, memo } from "react";
import { Drawing } from "#components/figures/shapes/drawing.tsx";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { PickTile as Tile } from "#lib/questions/kinds/pick-shapes/grading.ts";

/** right: found; shown: fits and was not asked in time; wrong: marked and does not fit; rest: neither, once all is known. */
export type PickLook = "open" | "marked" | "right" | "shown" | "wrong" | "rest";

const looks: Record<PickLook, string> = {
  open: "not-aria-disabled:active:bg-surface",
  marked: "bg-soft shadow-[inset_0_0_0_4px_var(--edge)]",
  right: "bg-right-soft shadow-[inset_0_0_0_4px_var(--color-right)]",
  shown: "animate-fade bg-right-soft shadow-[inset_0_0_0_4px_var(--color-right)]",
  wrong: "bg-again-surface shadow-[inset_0_0_0_3px_var(--color-again)]",
  rest: "opacity-62",
};

interface PickTileProps {
  tile: Tile;
  /** What the open hint turns the drawing into; null while there is none. */
  hint: ShapesFigure | null;
  /** The how manieth that was marked; null while it is not. */
  number: number | null;
  look: PickLook;
  isDisabled: boolean;
  place: number;
  onToggle: (place: number) => void;
}

/** One thing of the picture; arrow keys lead from one to the next. Drawn anew only when it changes. */
export const PickTile = memo(function PickTile(props: PickTileProps) {
  const { tile, hint, number, look, isDisabled, place, onToggle } = props;
  const isKnown = look === "right" || look === "shown" || look === "wrong";
  return (
    <button
      type="button"
      aria-label={tile.name}
      aria-pressed={number !== null}
      {...resting(isDisabled, () => onToggle(place))}
      onKeyDown={goOn}
      className={classNames(
        "relative grid min-h-14 min-w-0 place-items-center rounded-answer transition-transform duration-(--press) not-aria-disabled:active:scale-95",
        looks[look],
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="drawn absolute inset-0.5 m-auto size-[calc(100%-4px)]">
        <Drawing figure={hint ?? { width: 100, height: 100, parts: [tile.part], labels: [] }} />
      </svg>
      {number !== null && !isKnown && (
        <span className="absolute -top-1.5 -right-1 grid size-8 animate-pop place-items-center rounded-full bg-solid font-head forced-color-adjust-none text-[1.25rem] leading-none font-extrabold text-on tabular-nums tablet:size-11 tablet:text-[1.75rem]">
          {number}
        </span>
      )}
      {isKnown && (
        <span className="absolute -top-1.5 -right-1">
          <AnswerMark isRight={look !== "wrong"} />
        </span>
      )}
    </button>
  );
});

/** Where an arrow key leads, in tiles: down and up by the length of a row. */
function stepOf(key: string, columns: number): number {
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
}

function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const tiles = [...(event.currentTarget.parentElement?.children ?? [])].filter((tile) => tile instanceof HTMLElement);
  const top = tiles[0]?.offsetTop;
  const columns = tiles.filter((tile) => tile.offsetTop === top).length;
  const next = tiles[tiles.indexOf(event.currentTarget) + stepOf(event.key, columns)];
  if (next === undefined || next === event.currentTarget) return;
  event.preventDefault();
  next.focus();
}
