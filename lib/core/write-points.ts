import { writeShortDecimal } from "./write-short-decimal.ts";

/** Points as a school writes them, of so many quarters: "0,25", "1,5", "2". */
export function writePoints(quarters: number): string {
  return writeShortDecimal(25 * quarters, 2);
}
