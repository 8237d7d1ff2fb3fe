import { classNames } from "#components/ui/class-names.ts";
import type { Line } from "#lib/core/line.ts";
import type { MatchView } from "#lib/questions/kinds/match/grading.ts";
import { termsBoardText } from "#lib/text/terms-board-text.ts";
import { MatchPlace, type PlaceLook } from "./match-place.tsx";

interface MatchSumProps {
  view: MatchView;
  filled: readonly (number | null)[];
  next: number | null;
  /** How filled places look. */
  look: Exclude<PlaceLook, "empty" | "next">;
  /** The number an open hint speaks of. */
  marked: number | null;
  isDisabled: boolean;
  onChoose: (place: number) => void;
}

/** A written sum with places in it or below it. */
export function MatchSum({ view, filled, next, look, marked, isDisabled, onChoose }: MatchSumProps) {
  const { numbers, operation, labels } = view;
  const isNaming = view.filled === "names";
  // On a phone the names take the room.
  const row = isNaming ? "h-12 tablet:h-21" : "h-16 tablet:h-21";
  const signs = ["", operation, "="];
  const cells = numbers.map((number, at) => ({
    at,
    number,
    sign: signs[at] ?? "",
    // Boxes are counted among themselves.
    place:
      isNaming || number === null ? numbers.slice(0, at).filter((other) => isNaming || other === null).length : null,
  }));
  return (
    <div className="flex w-full max-w-150 items-start justify-center font-head font-bold">
      {cells.map(({ at, number, sign, place }) => (
        <div key={at} className="contents">
          {at > 0 && (
            <span
              aria-hidden="true"
              className={`grid w-6 flex-none place-items-center text-[1.875rem] leading-none tablet:w-11 tablet:text-[2.875rem] ${row}`}
            >
              {sign}
            </span>
          )}
          <div className="grid min-w-0 flex-1 gap-2 tablet:gap-3">
            {number !== null && (
              <span
                className={classNames(
                  "grid place-items-center rounded-answer bg-surface text-[2.125rem] leading-none tabular-nums tablet:text-[3.125rem]",
                  row,
                  marked === at && "shadow-[inset_0_0_0_3px_var(--color-again)]",
                )}
              >
                {number}
              </span>
            )}
            {place !== null && (
              <MatchPlace
                name={termsBoardText.place(place, number, textOf(labels, filled[place]))}
                label={textOf(labels, filled[place])}
                look={lookOf(filled[place], place === next, look)}
                isNumber={!isNaming}
                isDisabled={isDisabled}
                onChoose={() => onChoose(place)}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function textOf(labels: readonly Line[], label: number | null | undefined): string | null {
  return labels[label ?? labels.length]?.text ?? null;
}

function lookOf(label: number | null | undefined, isNext: boolean, look: PlaceLook): PlaceLook {
  if (isNext) return "next";
  return label === null || label === undefined ? "empty" : look;
}
