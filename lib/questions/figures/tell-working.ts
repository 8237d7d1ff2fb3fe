import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { LongDivisionFigure } from "./long-division-figure.ts";
import { tellAsked } from "./tell-asked.ts";
import type { WorkingFigure } from "./working-figure.ts";

type Row = WorkingFigure["rows"][number];

function tellSquare(square: string | null): string {
  return square === null ? toldText.square : tellAsked(square.replace(",", toldText.comma));
}

/** All rows end in one column: empty squares are told where they stand at the right. */
function tellRow(row: Row, place: number): string {
  const told = row.slice(row.findIndex((square) => square !== null)).map(tellSquare);
  return toldText.owned(toldText.row(place + 1), told.join(", "));
}

function tellRows({ operation, rows, rules, notes, marked }: WorkingFigure): string {
  const columns = rows[0]?.length ?? 0;
  const carried = notes.flatMap((note, column) => (note === null ? [] : toldText.carried(note, columns - column)));
  const told = rows.flatMap((row, place) => [
    tellRow(row, place),
    ...(place === 0 ? [toldText.signs[operation]] : []),
    ...(rules.includes(place) ? [toldText.rule] : []),
  ]);
  return [...told, ...carried.toReversed(), ...(marked === null ? [] : [toldText.tinted(columns - marked)])].join("; ");
}

function tellNumber(written: string): string {
  return /^[1-9]\d*$/u.test(written) ? groupNumber(Number(written)) : tellAsked(written);
}

/** What is left on the way may begin with nought, and a digit may be open: each is told as it stands. */
function digitsOf(written: string): readonly string[] {
  return (written.match(/[\d?],?/gu) ?? []).map(tellSquare);
}

function tellDivision({ dividend, divisor, quotient, steps }: LongDivisionFigure): string {
  return [
    toldText.division(tellNumber(dividend), tellNumber(divisor)),
    ...(quotient === null ? [] : [toldText.quotient(digitsOf(quotient))]),
    ...steps.map(({ text, end }, place) => toldText.under(place + 1, digitsOf(text), end + 1)),
  ].join("; ");
}

/** What a written sum is called, and its squares row by row: what stands below what is heard as well. */
export function tellWorking(figure: LongDivisionFigure | WorkingFigure): string {
  return `${figure.alt} ${capital(figure.type === "working" ? tellRows(figure) : tellDivision(figure))}.`;
}
