import { compareExact, exact, plus } from "#tests/contract/exact.ts";
import { fillColumn } from "#tests/contract/fill-column.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, readNumber } from "#tests/contract/read-number.ts";

/** Fills the column, which has to be the sum of the numbers that the prompt tells; a missing digit is tried. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "column") return null;
  const filled = fillColumn(seen);
  const told = numbersIn(seen.prompt.text);
  if (told.length === 0 || filled === null) return filled;
  return compareExact(told.reduce(plus, exact(0)), readNumber(filled)) === 0 ? filled : null;
};
