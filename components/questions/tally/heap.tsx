import { Picture } from "#components/figures/picture.tsx";
import { Part } from "#components/figures/shapes/part.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { capital } from "#lib/core/capital.ts";
import { drawShape } from "#lib/questions/kinds/tally/draw-shape.ts";
import { noRow, type TallyThing } from "#lib/questions/kinds/tally/grading.ts";
import { nameThing } from "#lib/questions/kinds/tally/write-tally.ts";
import { tallyText as text } from "#lib/text/tally-text.ts";

interface HeapProps {
  things: readonly TallyThing[];
  /** The row in which each has its stroke. */
  tallied: readonly number[];
  /** Where the strokes alone are looked at, so that what is typed below has room. */
  isHidden: boolean;
  isOpen: boolean;
  onCross: (thing: number) => void;
}

const columns = {
  5: "grid-cols-5",
  6: "grid-cols-6",
  7: "grid-cols-7 wide:grid-cols-9",
  8: "grid-cols-8 wide:grid-cols-10",
} as const;

/** How many lie side by side: few are drawn larger, and words stand below each other. */
function columnsFor(things: readonly TallyThing[]): keyof typeof columns {
  if (things.some(({ type }) => type === "word")) return things.length <= 12 ? 6 : 7;
  if (things.length <= 10) return 5;
  return things.length <= 12 ? 6 : 8;
}

/** Things to be counted: a tap crosses one off, another one takes that back. */
export function Heap({ things, tallied, isHidden, isOpen, onCross }: HeapProps) {
  const placed = things.map((thing, place) => ({ thing, place }));
  return (
    <div
      data-close=""
      className={classNames(
        "grid w-full max-w-160 flex-none gap-y-0.5 tablet:gap-2 wide:max-w-none wide:gap-1",
        columns[columnsFor(things)],
        isHidden && "hidden",
      )}
    >
      {placed.map(({ thing, place }) => {
        const isCrossed = tallied[place] !== noRow;
        return (
          <button
            key={place}
            type="button"
            data-thing={place}
            aria-label={text.thing(place + 1, nameThing(thing))}
            aria-pressed={isCrossed}
            {...resting(!isOpen, () => onCross(place))}
            className="relative grid min-h-9.75 min-w-0 place-items-center rounded-lg tablet:min-h-14 wide:min-h-11"
          >
            <Thing thing={thing} isCrossed={isCrossed} isFew={things.length <= 12} />
            {isCrossed && (
              <svg
                aria-hidden="true"
                viewBox="0 0 40 40"
                className="pointer-events-none absolute inset-0 size-full animate-fade"
              >
                <path d="M8 33L32 7" strokeWidth="3.500" strokeLinecap="round" className="stroke-again" />
              </svg>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface ThingProps {
  thing: TallyThing;
  isCrossed: boolean;
  /** Whether there is room to draw it larger. */
  isFew: boolean;
}

function Thing({ thing, isCrossed, isFew }: ThingProps) {
  if (thing.type === "word") {
    return (
      <span
        className={classNames(
          "grid size-full place-content-center rounded-lg border-2 text-center font-head text-[0.875rem] leading-none font-bold tabular-nums tablet:text-[1.375rem] wide:text-[1rem]",
          isCrossed ? "border-transparent text-muted" : "border-edge bg-surface text-ink",
        )}
      >
        {capital(thing.text)}
        {thing.below !== undefined && (
          <span className="pt-0.5 text-[0.8125rem] font-semibold tablet:text-[1.0625rem] wide:text-[0.9375rem]">
            {thing.below}
          </span>
        )}
      </span>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className={classNames(isFew ? "size-11" : "size-9.5", "tablet:size-14 wide:size-10.5", isCrossed && "opacity-45")}
    >
      {thing.type === "picture" ? (
        <Picture name={thing.picture} x={1} y={1} size={38} />
      ) : (
        <Part part={drawShape(thing, 31, 20, 20)} />
      )}
    </svg>
  );
}
