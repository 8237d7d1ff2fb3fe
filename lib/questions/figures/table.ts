import { capital } from "#lib/core/capital.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A table of two to six columns; "?" is a cell to fill. */
export interface TableFigure {
  readonly type: "table";
  /** Written above; null for none. */
  readonly title: string | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A cell that stands out, both counted from 0 without the head; null for none. */
  readonly marked: { readonly row: number; readonly column: number } | null;
  /** Cells that are counted or compared and stand out together. */
  readonly tinted?: readonly { readonly row: number; readonly column: number }[];
  readonly alt: string;
}

/** All cells that stand out, row by row. */
export function tintedCells({ marked, tinted = [] }: TableFigure) {
  return marked === null ? tinted : [marked, ...tinted];
}

function toPublic(figure: TableFigure): TableFigure {
  return {
    type: "table",
    title: figure.title,
    head: figure.head.map((name) => name),
    rows: figure.rows.map((row) => row.map((cell) => cell)),
    marked: figure.marked === null ? null : { row: figure.marked.row, column: figure.marked.column },
    ...(figure.tinted === undefined ? {} : { tinted: figure.tinted.map(({ row, column }) => ({ row, column })) }),
    alt: figure.alt,
  };
}

/** Row by row, each cell under the name of its column: "Xoài: nhà An 36, nhà Páo 49"; of two columns it is the only one. */
function cellsOf(figure: TableFigure): string {
  const { title, head, rows, alt } = figure;
  const [corner = "", ...columns] = head;
  const cells = tintedCells(figure).map(({ row, column }) => fill(rows[row]?.[column] ?? ""));
  const isCalled = title === null || alt.toLowerCase().includes(title.toLowerCase());
  const below = (text: string, place: number) =>
    columns.length === 1 ? fill(text) : descriptionText.cell(columnOf(corner, columns[place] ?? ""), fill(text));
  return [
    ...(isCalled ? [] : [descriptionText.owned(descriptionText.tableTitle, title)]),
    ...rows.map(([name = "", ...cells]) => descriptionText.owned(name, cells.map(below).join(", "))),
    ...(cells.length === 0 ? [] : [descriptionText.owned(descriptionText.tintedCell, cells.join(", "))]),
  ].join("; ");
}

/** "lớp 3A" of a head "Lớp, 3A, 3B"; a day of the week is called by its own name. */
function columnOf(corner: string, name: string): string {
  const weekday = descriptionText.weekday(name);
  return descriptionText.days.some((day) => day === capital(weekday)) ? weekday : `${corner.toLowerCase()} ${name}`;
}

function fill(text: string): string {
  return text.replaceAll("?", ` ${descriptionText.gap} `).trim();
}

export const tableFigure = defineFigure({ toPublic, describe: (figure) => addToAlt(figure.alt, cellsOf(figure)) });
