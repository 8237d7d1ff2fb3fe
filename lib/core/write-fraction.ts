import { groupNumber } from "./group-number.ts";

/** Stands between the two parts of a fraction, which is then drawn with a bar: "3⁄4", "(2 × 4)⁄(3 × 5)". */
const fractionSlash = "\u2044";

/** Stands between the whole and the fraction of a mixed number, so that 2 3⁄10 is never taken for a grouped number. */
const mixedSpace = "\u202f";

function writePart(part: number | string): string {
  return typeof part === "number" ? groupNumber(part) : part;
}

/** A fraction as it stands in a line of text. */
export function writeFraction(top: number | string, bottom: number | string): string {
  return `${writePart(top)}${fractionSlash}${writePart(bottom)}`;
}

/** A mixed number as it stands in a line of text. */
export function writeMixed(whole: number, top: number, bottom: number): string {
  return `${whole}${mixedSpace}${writeFraction(top, bottom)}`;
}
