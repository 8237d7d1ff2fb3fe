import { rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** `scaled` / 10^`places`, written with exactly so many places: (450, 2) is 4,50. */
export function decimalValue(scaled: number, places: number): NumberValue {
  return numberValue(toLine(writeDecimal(scaled, places)), rational(scaled, 10 ** places));
}
