import { rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeMixed } from "#lib/core/write-fraction.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** A mixed number: 2 and 3/10. */
export function mixedValue(whole: number, top: number, bottom: number): NumberValue {
  return numberValue(toLine(writeMixed(whole, top, bottom)), rational(whole * bottom + top, bottom));
}
