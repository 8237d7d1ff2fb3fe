import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";
import { grouped } from "./grouped.ts";

type Seen = PublicQuestion & { readonly kind: "column" };

/** The rows of a column with digits written into its blanks, as numbers. */
function readRows({ view: { rows, blanks } }: Seen, digits: readonly number[]): number[] {
  return rows.map((row, at) => {
    const squares = row.map((square, column) => {
      const blank = blanks.findIndex((place) => place.row === at && place.column === column);
      return blank < 0 ? square : (digits[blank] ?? null);
    });
    return Number(squares.toReversed().join(""));
  });
}

/**
 * A column whose result is empty is worked out; digits hidden elsewhere are tried, all of them. Gives the result, or the
 * whole sum where its numbers have gaps.
 */
export function fillColumn(seen: Seen): string | null {
  const { blanks, operation } = seen.view;
  const isResult = blanks.every(({ row }) => row === 2);
  if (isResult) {
    const [top = 0, lower = 0] = readRows(seen, []);
    return grouped(evaluate(`${top} ${operation} ${lower}`).top);
  }
  const fillings = blanks.reduce<number[][]>(
    (all) => all.flatMap((digits) => Array.from({ length: 10 }, (_, digit) => [...digits, digit])),
    [[]],
  );
  const fitting = fillings
    .map((digits) => readRows(seen, digits))
    .filter(([top = 0, lower = 0, result = 0]) => evaluate(`${top} ${operation} ${lower}`).top === BigInt(result));
  const [only, ...more] = fitting;
  if (only === undefined || more.length > 0) return null;
  const [top, lower, result] = only.map((number) => grouped(BigInt(number)));
  return `${top} ${operation} ${lower} = ${result}`;
}
