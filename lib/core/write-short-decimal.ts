import { writeDecimal } from "./write-decimal.ts";

/** Writes `scaled` / 10^`places` with a decimal comma and without zeros at its end: (450, 2) is "4,5", (300, 2) is "3". */
export function writeShortDecimal(scaled: number, places: number): string {
  return places > 0 && scaled % 10 === 0 ? writeShortDecimal(scaled / 10, places - 1) : writeDecimal(scaled, places);
}
