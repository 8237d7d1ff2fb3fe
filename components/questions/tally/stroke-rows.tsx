import type { ReactNode } from "react";
import { Picture } from "#components/figures/picture.tsx";
import { Strokes } from "#components/figures/tally.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { capital } from "#lib/core/capital.ts";
import type { StrokeSheet } from "#lib/questions/kinds/tally/grading.ts";
import { countStrokes } from "#lib/questions/kinds/tally/write-tally.ts";
import { tallyText as text } from "#lib/text/tally-text.ts";
import type { Tallying } from "./use-tallying.ts";

interface StrokeRowsProps {
  rows: StrokeSheet["rows"];
  tallying: Tallying;
  tallied: readonly number[];
  /** The rows of the most and of the least, where they are named. */
  ends: readonly (number | null)[];
  isKnown: boolean;
  /** The box of the number of a row; null where none is written. */
  drawBox: ((row: number) => ReactNode) | null;
}

const bundle = { pitch: 49, least: 130, height: 34 };

/** Rows of strokes: a tap chooses the one in which the next strokes are made, or names it. */
export function StrokeRows({ rows, tallying, tallied, ends, isKnown, drawBox }: StrokeRowsProps) {
  const counts = rows.map((_, row) => countStrokes(tallied, row));
  const width = Math.max(bundle.least, Math.ceil(Math.max(...counts) / 5) * bundle.pitch + 6);
  return (
    <div
      data-close=""
      className="grid w-full max-w-160 min-h-0 flex-1 auto-rows-[minmax(2.875rem,7rem)] content-center gap-1 tablet:gap-3"
    >
      {rows.map(({ name, picture }, row) => (
        <div key={name} className="flex min-w-0 gap-1.5 tablet:gap-3">
          <RowButton name={name} row={row} count={counts[row] ?? 0} tallying={tallying} isKnown={isKnown}>
            {picture !== null && (
              <svg aria-hidden="true" viewBox="0 0 30 30" className="size-7 flex-none tablet:size-11">
                <Picture name={picture} x={0} y={0} size={30} />
              </svg>
            )}
            <span className="w-17 flex-none text-left font-head text-[1.0625rem] leading-tight font-bold tablet:w-34 tablet:text-[1.5rem]">
              {capital(name)}
            </span>
            <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
              <RowStrokes count={counts[row] ?? 0} width={width} cue={cueOf(tallying, row)} />
              <EndName end={ends.indexOf(row)} />
            </span>
          </RowButton>
          {drawBox !== null && <div className="w-15 flex-none tablet:w-24">{drawBox(row)}</div>}
        </div>
      ))}
    </div>
  );
}

interface RowButtonProps {
  name: string;
  row: number;
  count: number;
  tallying: Tallying;
  isKnown: boolean;
  children: ReactNode;
}

function RowButton({ name, row, count, tallying, isKnown, children }: RowButtonProps) {
  const { step, chosen, isOpen } = tallying;
  const isChosen = isOpen && step === "strokes" && chosen === row;
  return (
    <button
      type="button"
      aria-label={step === "ends" ? text.pick(text.ends[chosen] ?? "", name) : text.row(name, count)}
      aria-current={isChosen ? "true" : undefined}
      {...resting(!isOpen || step === "totals", () => (step === "ends" ? tallying.nameEnd(row) : tallying.choose(row)))}
      className={classNames(
        "flex min-w-0 flex-1 items-center gap-1.5 rounded-tool border-3 px-2 tablet:gap-3 tablet:px-4",
        lookOf(isKnown, isChosen),
      )}
    >
      {children}
    </button>
  );
}

/** What stands in a row without a stroke: what is to be done; nothing once it is over. */
function cueOf({ step, chosen, isOpen }: Tallying, row: number): string {
  if (!isOpen || step !== "strokes") return "";
  return chosen === row ? text.tapThings : text.tapRow;
}

function lookOf(isKnown: boolean, isChosen: boolean): string {
  if (isKnown) return "border-right bg-right-soft";
  return isChosen ? "border-hue bg-soft" : "border-edge bg-surface";
}

interface RowStrokesProps {
  count: number;
  width: number;
  cue: string;
}

function RowStrokes({ count, width, cue }: RowStrokesProps) {
  return count === 0 ? (
    <span className="text-left text-[0.9375rem] leading-tight font-semibold text-muted tablet:text-[1.25rem]">
      {cue}
    </span>
  ) : (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${bundle.height}`}
      preserveAspectRatio="xMinYMid meet"
      className="h-8 w-full tablet:h-12"
    >
      <g transform={`translate(8 ${bundle.height / 2})`}>
        <Strokes count={count} pitch={bundle.pitch} />
      </g>
    </svg>
  );
}

/** What a row is named: "nhiều nhất". */
function EndName({ end }: { end: number }) {
  const name = text.ends[end];
  return (
    name !== undefined && (
      <span className="flex-none rounded-full bg-solid px-2 py-0.75 font-head text-[0.8125rem] leading-none font-bold text-on tablet:px-3 tablet:text-[1.125rem]">
        {name}
      </span>
    )
  );
}
