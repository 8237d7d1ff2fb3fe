import type { TableFigure } from "./table-figure.ts";

/** A table with exactly the fields that are drawn. */
export function toPublicTable(figure: TableFigure): TableFigure {
  return {
    type: "table",
    title: figure.title,
    head: figure.head.map((name) => name),
    rows: figure.rows.map((row) => row.map((cell) => cell)),
    marked: figure.marked === null ? null : { row: figure.marked.row, column: figure.marked.column },
    alt: figure.alt,
  };
}
