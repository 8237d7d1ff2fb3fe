import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { carriesOfProduct } from "#lib/questions/working/carries-of.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { squaresOf } from "./squares-of.ts";

/**
 * A product with one digit as far as it is worked, so many columns of it from the ones, the one that comes next tinted.
 * The result has no more digits than the number.
 */
export function productColumn(number: number, digit: number, shown: number): ColumnFigure {
  const columns = String(number).length;
  const written = (each: number) => squaresOf(each, columns).map((square) => (square === null ? null : String(square)));
  const carried = carriesOfProduct(number, digit).flatMap((carry, column) =>
    carry === null || column > shown ? [] : [{ column, carry }],
  );
  return {
    type: "column",
    operation: "×",
    rows: [
      written(number),
      written(digit),
      written(number * digit).map((square, column) => (square === null || column < shown ? square : "?")),
    ],
    hasResult: true,
    carries: carried.map(({ column }) => column),
    carried: carried.map(({ carry }) => carry),
    marked: shown < columns ? shown : null,
    alt: columnBoardText.sheetAlt("×", String(number), String(digit), null),
  };
}
