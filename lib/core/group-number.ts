import { groupDigits } from "./group-digits.ts";

/**
 * Writes a whole number as the books of classes 3 to 5 do, in groups of three from four digits up: "1 000",
 * "12 345 678" (curriculum, "Numbers, units, money, names"). Classes 1 and 2 write with formatNumber: "1000".
 * Throws a RangeError for anything but a whole number from 0 up.
 */
export function groupNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole number: ${value}`);
  return groupDigits(String(value));
}
