import { capital } from "#lib/core/capital.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { MoneyFigure } from "./money-figure.ts";
import type { SceneFigure } from "./scene-figure.ts";
import type { TableFigure } from "./table-figure.ts";

type Drawn = MoneyFigure | SceneFigure | TableFigure;

/**
 * What a drawing is, and what is written in it: a table, notes, the order of a row. All of it is given and none of it
 * asked; a gap stays one. Notes are not told twice where they are what the drawing is called by.
 */
export function tellDrawn(figure: Drawn): string {
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

function cellsOf({ title, head, rows, marked }: TableFigure): string {
  const cell = marked === null ? undefined : rows[marked.row]?.[marked.column];
  return [
    ...(title === null ? [] : [toldText.owned(toldText.tableTitle, title)]),
    ...[head, ...rows].map((row) => row.map(fill).join(", ")),
    ...(cell === undefined ? [] : [toldText.owned(toldText.tintedCell, fill(cell))]),
  ].join("; ");
}

function fill(text: string): string {
  return text.replaceAll("?", ` ${toldText.gap} `).trim();
}

function notesOf({ label, notes }: MoneyFigure["groups"][number]): string {
  const list = notes.map((note) => toldText.note(formatNumber(note))).join(", ");
  return label === null ? list : toldText.owned(label, list);
}

/** Around a thing the place is what is asked for. */
function rowOf({ setting, things }: SceneFigure): string {
  if (setting !== "row") return "";
  const inOrder = things.toSorted((left, right) => Number(left.place) - Number(right.place));
  return toldText.inOrder(inOrder.map(({ picture }) => pictureText[picture].name).join(", "));
}
