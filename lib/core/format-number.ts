import { groupDigits } from "./group-digits.ts";

const minusSign = "\u2212";

/**
 * Writes a number as the textbooks do: "9999", "10 000" (no-break space, groups of three from five
 * digits up), "3,75", "−4". Throws a RangeError for a number that is not finite or that JavaScript
 * itself only writes with an exponent.
 */
export function formatNumber(value: number): string {
  const plain = String(Math.abs(value));
  if (!Number.isFinite(value) || plain.includes("e")) {
    throw new RangeError(`Not a number a pupil can read: ${value}`);
  }
  const [whole = "0", fraction] = plain.split(".");
  const grouped = whole.length < 5 ? whole : groupDigits(whole);
  const sign = value < 0 ? minusSign : "";
  return `${sign}${grouped}${fraction === undefined ? "" : `,${fraction}`}`;
}
