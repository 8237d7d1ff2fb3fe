import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { descriptionText as text } from "#lib/text/description-text.ts";

interface Place {
  readonly row: number;
  readonly column: number;
}

/** A piece of the chart of numbers that has ten in a row. */
export interface NumberChartFigure {
  readonly type: "number-chart";
  /** From the top, all of one length: a number, the letter of one that is asked for, "" in an empty square; null is no square. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Squares that stand out (a hint, an explanation). */
  readonly tinted?: readonly Place[];
  readonly alt: string;
}

function toPublic(figure: NumberChartFigure): NumberChartFigure {
  return {
    type: "number-chart",
    rows: figure.rows.map((row) => row.map((square) => square)),
    ...(figure.tinted !== undefined && { tinted: figure.tinted.map(({ row, column }) => ({ row, column })) }),
    alt: figure.alt,
  };
}

function describeSquare(square: string | null): string {
  if (square === null) return text.noSquare;
  if (square === "") return text.square;
  return /^\d+$/u.test(square) ? square : text.namedSquare(square);
}

/** Row by row: "Hàng 1: 31, ô A, 33; hàng 2: không có ô, 42, ô trống." */
function describeRows({ rows, tinted = [] }: NumberChartFigure): string {
  const lit = tinted.map(({ row, column }) => describeSquare(rows[row]?.[column] ?? null));
  return [
    ...rows.map((row, place) => text.owned(text.chartRow(place + 1), row.map(describeSquare).join(", "))),
    ...(lit.length === 0 ? [] : [text.owned(text.tintedCell, lit.join(", "))]),
  ].join("; ");
}

export const numberChartFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeRows(figure)),
});
