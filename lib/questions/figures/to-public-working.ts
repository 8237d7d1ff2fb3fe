import type { WorkingFigure } from "./working-figure.ts";

/** A sum in columns with exactly the fields that are drawn. */
export function toPublicWorking(figure: WorkingFigure): WorkingFigure {
  return {
    type: "working",
    operation: figure.operation,
    rows: figure.rows.map((row) => row.map((square) => square)),
    rules: figure.rules.map((row) => row),
    notes: figure.notes.map((note) => note),
    marked: figure.marked,
    alt: figure.alt,
  };
}
