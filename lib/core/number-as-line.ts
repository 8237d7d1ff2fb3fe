import { formatNumber } from "./format-number.ts";
import type { Line } from "./line.ts";
import { numberInWords } from "./vietnamese/number-in-words.ts";

/** A whole number from 0 to 999 999 999 in digits, spoken in words. */
export function numberAsLine(value: number): Line {
  return { text: formatNumber(value), spoken: numberInWords(value) };
}
