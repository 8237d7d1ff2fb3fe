import type { TableFigure } from "#lib/questions/figures/table.ts";

/** The table with the cell that is read tinted; its place counted without the names. */
export function markedCell(figure: TableFigure, row: number, column: number): TableFigure {
  return { ...figure, marked: { row, column: column + 1 }, alt: "Bảng số liệu, tô màu ô cần đọc." };
}

function cellsOf(figure: TableFigure, row: number): readonly string[] {
  return figure.rows[row] ?? [];
}

/** What is needed of a table, with what is worked out from it in the last cell, tinted. */
function cutOut(figure: TableFigure, head: readonly string[], rows: readonly (readonly string[])[]): TableFigure {
  const marked = { row: rows.length - 1, column: head.length - 1 };
  return { ...figure, head, rows, marked, alt: "Phần cần dùng của bảng, tô màu ô kết quả." };
}

/** A row with the total of its numbers behind it. */
export function totalledRow(figure: TableFigure, row: number, total: number): TableFigure {
  return cutOut(figure, [...figure.head, "Tổng"], [[...cellsOf(figure, row), String(total)]]);
}

/** A column with the total of its numbers below it. */
export function totalledColumn(figure: TableFigure, column: number, total: number): TableFigure {
  const pick = (cells: readonly string[]) => [cells[0] ?? "", cells[column + 1] ?? ""];
  return cutOut(figure, pick(figure.head), [...figure.rows.map(pick), ["Tổng", String(total)]]);
}

/** Two columns of a row with their difference behind them. */
export function differenceOf(
  figure: TableFigure,
  row: number,
  columns: readonly number[],
  difference: number,
): TableFigure {
  const pick = (cells: readonly string[]) => [cells[0] ?? "", ...columns.map((column) => cells[column + 1] ?? "")];
  return cutOut(figure, [...pick(figure.head), "Hiệu"], [[...pick(cellsOf(figure, row)), String(difference)]]);
}

interface Comparison {
  /** "Nhiều hơn 20" */
  readonly name: string;
  readonly isFitting: (number: number) => boolean;
}

/** A row, and below each of its numbers whether it fits. */
export function comparedRow(figure: TableFigure, row: number, { name, isFitting }: Comparison): TableFigure {
  const cells = cellsOf(figure, row);
  const answers = cells.slice(1).map((cell) => (isFitting(Number(cell)) ? "có" : "không"));
  return { ...figure, rows: [cells, [name, ...answers]], alt: "Một hàng của bảng, dưới mỗi số ghi có hay không." };
}
