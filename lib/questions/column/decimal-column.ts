import type { Decimal } from "#lib/core/write-decimal.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { writeSquares } from "./write-squares.ts";

/** One column of a sum of decimals. */
export interface DecimalStep {
  /** The digits of the addends that have one here. */
  readonly digits: readonly number[];
  readonly carried: number;
  /** What they come to with what was carried. */
  readonly sum: number;
}

/** Decimals added in a column, the commas in line. */
export interface DecimalColumn {
  /** The addends and their sum, each from the last place upward; empty squares where a number has no digit. */
  readonly rows: readonly (readonly (number | null)[])[];
  /** How many columns stand behind the comma. */
  readonly decimals: number;
  readonly steps: readonly DecimalStep[];
  /** The sum in units of the last place. */
  readonly sum: number;
}

function squaresOf({ scaled, places }: Decimal, decimals: number, columns: number): (number | null)[] {
  const digits = Array.from(String(scaled).padStart(places + 1, "0"), Number).toReversed();
  return Array.from({ length: columns }, (_, column) => digits[column - (decimals - places)] ?? null);
}

export function addDecimals(addends: readonly Decimal[]): DecimalColumn {
  const decimals = Math.max(...addends.map(({ places }) => places));
  const sum = addends.reduce((all, { scaled, places }) => all + scaled * 10 ** (decimals - places), 0);
  const columns = Math.max(decimals + 1, String(sum).length);
  const rows = [...addends, { scaled: sum, places: decimals }].map((number) => squaresOf(number, decimals, columns));
  const steps: DecimalStep[] = [];
  for (let column = 0; column < columns; column += 1) {
    const digits = rows.slice(0, -1).flatMap((row) => row[column] ?? []);
    const carried = Math.floor((steps.at(-1)?.sum ?? 0) / 10);
    steps.push({ digits, carried, sum: digits.reduce((all, digit) => all + digit, carried) });
  }
  return { rows, decimals, steps, sum };
}

/** The columns that something is carried into. */
export function carriedInto({ steps }: DecimalColumn): number[] {
  return steps.flatMap(({ carried }, column) => (carried > 0 ? [column] : []));
}

interface Shown {
  /** How many columns of the sum are worked, from the right. */
  readonly worked: number;
  readonly marked: number | null;
}

/** The written sum as far as it is worked; boxes stand for what is to come. */
export function decimalColumnFigure(column: DecimalColumn, { worked, marked }: Shown): ColumnFigure {
  const { rows, decimals } = column;
  const last = rows.length - 1;
  const numbers = rows.slice(0, -1).map((row) => writeSquares(row, decimals));
  return {
    type: "column",
    operation: "+",
    rows: rows.map((row, at) =>
      row.map((digit, place) => {
        if (digit === null) return null;
        return at === last && place >= worked ? "?" : String(digit);
      }),
    ),
    hasResult: true,
    carries: carriedInto(column).filter((place) => place <= worked && worked > 0),
    marked,
    decimals,
    alt: columnBoardText.sheetAlt("+", numbers.slice(0, -1).join(" + "), numbers.at(-1) ?? "", null),
  };
}
