import type { ColumnFigure } from "./column-figure.ts";

/** A column with exactly the fields that are drawn. */
export function toPublicColumnFigure(figure: ColumnFigure): ColumnFigure {
  return {
    type: "column",
    operation: figure.operation,
    rows: figure.rows.map((row) => row.map((square) => square)),
    hasResult: figure.hasResult,
    carries: figure.carries.map((column) => column),
    marked: figure.marked,
    alt: figure.alt,
  };
}
