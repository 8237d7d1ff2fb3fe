import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { describeAsked } from "./describe-asked.ts";
import type { LongDivisionFigure } from "./long-division-figure.ts";
import type { WorkingFigure } from "./working-figure.ts";

type Row = WorkingFigure["rows"][number];

function describeSquare(square: string | null): string {
  return square === null ? descriptionText.square : describeAsked(square.replace(",", descriptionText.comma));
}

/** All rows end in one column: empty squares are told where they stand at the right. */
function describeRow(row: Row, place: number): string {
  const told = row.slice(row.findIndex((square) => square !== null)).map(describeSquare);
  return descriptionText.owned(descriptionText.row(place + 1), told.join(", "));
}

function describeRows({ operation, rows, rules, notes, marked }: WorkingFigure): string {
  const columns = rows[0]?.length ?? 0;
  const carried = notes.flatMap((note, column) =>
    note === null ? [] : descriptionText.carried(note, columns - column),
  );
  const told = rows.flatMap((row, place) => [
    describeRow(row, place),
    ...(place === 0 ? [descriptionText.signs[operation]] : []),
    ...(rules.includes(place) ? [descriptionText.rule] : []),
  ]);
  return [
    ...told,
    ...carried.toReversed(),
    ...(marked === null ? [] : [descriptionText.tinted(columns - marked)]),
  ].join("; ");
}

function describeNumber(written: string): string {
  return /^[1-9]\d*$/u.test(written) ? groupNumber(Number(written)) : describeAsked(written);
}

/** What is left on the way may begin with nought, and a digit may be open: each is told as it stands. */
function digitsOf(written: string): readonly string[] {
  return (written.match(/[\d?],?/gu) ?? []).map(describeSquare);
}

function describeDivision({ dividend, divisor, quotient, steps }: LongDivisionFigure): string {
  return [
    descriptionText.division(describeNumber(dividend), describeNumber(divisor)),
    ...(quotient === null ? [] : [descriptionText.quotient(digitsOf(quotient))]),
    ...steps.map(({ text, end }, place) => descriptionText.under(place + 1, digitsOf(text), end + 1)),
  ].join("; ");
}

/** What a written sum is called, and its squares row by row: what stands below what is heard as well. */
export function describeWorking(figure: LongDivisionFigure | WorkingFigure): string {
  return `${figure.alt} ${capital(figure.type === "working" ? describeRows(figure) : describeDivision(figure))}.`;
}
