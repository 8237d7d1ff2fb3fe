import { groupNumber } from "./group-number.ts";

/** The number `scaled` / 10^`places`. */
export interface Decimal {
  readonly scaled: number;
  readonly places: number;
}

/**
 * Writes `scaled` / 10^`places` with a decimal comma and exactly so many places: (3075, 3) is "3,075", (450, 2) is
 * "4,50", (12, 0) is "12". Throws a RangeError for a scaled number that is not a whole number from 0 up.
 */
export function writeDecimal(scaled: number, places: number): string {
  if (places === 0) return groupNumber(scaled);
  const digits = String(scaled).padStart(places + 1, "0");
  return `${groupNumber(Number(digits.slice(0, -places)))},${digits.slice(-places)}`;
}

/** Reads what writeDecimal wrote: "1 234,50" is (123450, 2). */
export function readDecimal(text: string): Decimal {
  const [whole = "", behind = ""] = text.replaceAll("\u00a0", "").split(",");
  return { scaled: Number(whole + behind), places: behind.length };
}
