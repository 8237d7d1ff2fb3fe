import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { capital } from "#lib/core/capital.ts";
import type { NumberSheet } from "#lib/questions/kinds/tally/grading.ts";

interface NumberTableProps {
  sheet: NumberSheet;
  /** The box of a cell, counted row by row. */
  drawBox: (place: number) => ReactNode;
}

/** Of a single column the names of the rows may be long. */
const widths: Readonly<Record<number, string>> = {
  2: "grid-cols-[minmax(0,1fr)_5.5rem] tablet:grid-cols-[minmax(0,1fr)_9rem]",
  3: "grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))]",
  4: "grid-cols-[minmax(0,1.1fr)_repeat(3,minmax(0,1fr))]",
  5: "grid-cols-[minmax(0,1fr)_repeat(4,minmax(0,1fr))]",
};

/** How high the table grows where there is room. */
const [headHeight, rowHeight] = [2.75, 5] as const;

const nameSize = "text-[0.9375rem] leading-tight tablet:text-[1.375rem] wide:text-[1.1875rem]";

/** A table whose cells are boxes to type into. */
export function NumberTable({ sheet: { head, rows }, drawBox }: NumberTableProps) {
  const [, ...columns] = head;
  const isList = columns.length === 1;
  return (
    <div
      data-close=""
      style={{ maxHeight: `${headHeight + rows.length * rowHeight}rem` }}
      className={classNames(
        "grid w-full max-w-160 flex-1 auto-rows-fr grid-rows-[auto] overflow-hidden rounded-tool border-2 border-edge bg-card font-head font-bold",
        widths[head.length],
      )}
    >
      {head.map((name, column) => (
        <span
          key={name}
          className={classNames(
            "grid place-items-center border-edge bg-soft px-1 py-0.5 text-center text-hue tablet:py-2",
            nameSize,
            column > 0 && "border-l-2",
          )}
        >
          {capital(name)}
        </span>
      ))}
      {rows.map((name, row) => (
        <div key={name} className="contents">
          <span
            className={classNames(
              "flex items-center border-t-2 border-edge bg-soft px-1.5 text-ink tablet:px-3",
              nameSize,
              isList ? "text-left" : "justify-center text-center",
            )}
          >
            {capital(name)}
          </span>
          {columns.map((column, at) => (
            <div key={column} className="border-t-2 border-l-2 border-edge p-px tablet:p-1">
              {drawBox(row * columns.length + at)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
