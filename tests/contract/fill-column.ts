import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";
import { compareExact } from "./exact.ts";
import { grouped } from "./grouped.ts";
import { writeExact } from "./write-exact.ts";

type Seen = PublicQuestion & { readonly kind: "column" };

/** The rows of a column with digits written into its blanks, as numbers are written: "47,6". */
function readRows({ view: { rows, blanks, decimals = 0 } }: Seen, digits: readonly number[]): string[] {
  return rows.map((row, at) => {
    const squares = row.map((square, column) => {
      const blank = blanks.findIndex((place) => place.row === at && place.column === column);
      return blank < 0 ? square : (digits[blank] ?? null);
    });
    const whole = grouped(Number(squares.slice(decimals).toReversed().join("")));
    const places = squares.slice(0, decimals).toReversed().join("");
    return places === "" ? whole : `${whole},${places}`;
  });
}

/**
 * A column whose result is empty is worked out; digits hidden elsewhere are tried, all of them. Gives the result, or the
 * whole sum where its numbers have gaps.
 */
export function fillColumn(seen: Seen): string | null {
  const { blanks, operation, rows } = seen.view;
  const sumOf = (numbers: readonly string[]) => numbers.slice(0, -1).join(` ${operation} `);
  const isResult = rows.at(-1)?.every((digit) => digit === null) === true;
  if (isResult) return writeExact(evaluate(sumOf(readRows(seen, []))));
  const fillings = blanks.reduce<number[][]>(
    (all) => all.flatMap((digits) => Array.from({ length: 10 }, (_, digit) => [...digits, digit])),
    [[]],
  );
  const fitting = fillings
    .map((digits) => readRows(seen, digits))
    .filter((numbers) => compareExact(evaluate(sumOf(numbers)), evaluate(numbers.at(-1) ?? "")) === 0);
  const [only, ...more] = fitting;
  return only === undefined || more.length > 0 ? null : `${sumOf(only)} = ${only.at(-1)}`;
}
