import { groupNumber } from "#lib/core/group-number.ts";

/** Stands between the quotient and what is left over where both are typed, and in running text: "7 dư 1". */
export const remainderWord = "dư";

/** What is left over, behind the quotient of a written division: "29 : 4 = 7 (dư 1)". */
export function remainderInBrackets(remainder: number): string {
  return `(${remainderWord}\u00a0${groupNumber(remainder)})`;
}
