import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { columnSteps } from "./column-steps.ts";
import { squaresOf } from "./squares-of.ts";

/** How far a + b or a − b is worked: set out with boxes to fill, the ones done, everything done. */
export type Worked = "set-out" | "ones" | "done";

const done: Readonly<Record<Worked, number>> = { "set-out": 0, ones: 1, done: 9 };

/**
 * A written sum as far as it is worked, the column that comes next tinted. The result has no more digits than the
 * upper number.
 */
export function workedColumn(operation: "+" | "−", a: number, b: number, worked: Worked): ColumnFigure {
  const steps = columnSteps(operation, a, b);
  const columns = steps.length;
  const result = squaresOf(operation === "+" ? a + b : a - b, columns);
  const shown = done[worked];
  const written = (row: readonly (number | null)[]) => row.map((digit) => (digit === null ? null : String(digit)));
  return {
    type: "column",
    operation,
    rows: [
      written(squaresOf(a, columns)),
      written(squaresOf(b, columns)),
      written(result).map((digit, column) => (digit === null || column < shown ? digit : "?")),
    ],
    hasResult: true,
    carries: steps.flatMap((step, column) => (step.hasCarryOut && column < shown ? [column + 1] : [])),
    marked: shown < columns ? shown : null,
    alt: columnBoardText.sheetAlt(operation, String(a), String(b), null),
  };
}
