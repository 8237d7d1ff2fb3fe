import type { ColumnView } from "./grade.ts";

/** A written sum with exactly the fields that are shown. */
export function toPublicColumn(view: ColumnView): ColumnView {
  return {
    operation: view.operation,
    rows: view.rows.map((row) => row.map((digit) => digit)),
    blanks: view.blanks.map(({ row, column }) => ({ row, column })),
    carries: view.carries.map((column) => column),
  };
}
