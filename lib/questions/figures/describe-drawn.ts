import { capital } from "#lib/core/capital.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { MoneyFigure } from "./money-figure.ts";
import type { SceneFigure } from "./scene-figure.ts";
import type { TableFigure } from "./table-figure.ts";

type Drawn = MoneyFigure | SceneFigure | TableFigure;

/**
 * What a drawing is, and what is written in it: a table, notes, the order of a row. All of it is given and none of it
 * asked; a gap stays one. Notes are not told twice where they are what the drawing is called by.
 */
export function describeDrawn(figure: Drawn): string {
  const told = figure.type !== "table" && /\d/.test(figure.alt) ? "" : written(figure);
  return told === "" ? figure.alt : `${figure.alt} ${capital(told)}.`;
}

function written(figure: Drawn): string {
  switch (figure.type) {
    case "table":
      return cellsOf(figure);
    case "money":
      return figure.groups.map(notesOf).join("; ");
    case "scene":
      return rowOf(figure);
    default:
      return figure satisfies never;
  }
}

/** Row by row, each cell under the name of its column: "Xoài: nhà An 36, nhà Páo 49"; of two columns it is the only one. */
function cellsOf({ title, head, rows, marked, alt }: TableFigure): string {
  const [corner = "", ...columns] = head;
  const cell = marked === null ? undefined : rows[marked.row]?.[marked.column];
  const isCalled = title === null || alt.toLowerCase().includes(title.toLowerCase());
  const below = (text: string, place: number) =>
    columns.length === 1 ? fill(text) : descriptionText.cell(columnOf(corner, columns[place] ?? ""), fill(text));
  return [
    ...(isCalled ? [] : [descriptionText.owned(descriptionText.tableTitle, title)]),
    ...rows.map(([name = "", ...cells]) => descriptionText.owned(name, cells.map(below).join(", "))),
    ...(cell === undefined ? [] : [descriptionText.owned(descriptionText.tintedCell, fill(cell))]),
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

function notesOf({ label, notes }: MoneyFigure["groups"][number]): string {
  const list = notes.map((note) => descriptionText.note(formatNumber(note))).join(", ");
  return label === null ? list : descriptionText.owned(label, list);
}

/** Around a thing the place is what is asked for. */
function rowOf({ setting, things }: SceneFigure): string {
  if (setting !== "row") return "";
  const inOrder = things.toSorted((left, right) => Number(left.place) - Number(right.place));
  return descriptionText.inOrder(inOrder.map(({ picture }) => pictureText[picture].name).join(", "));
}
