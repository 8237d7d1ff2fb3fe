import { rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** A fraction, drawn with a bar and written as given: 6/8 stays 6/8. */
export function fractionValue(top: number, bottom: number): NumberValue {
  return numberValue(toLine(writeFraction(top, bottom)), rational(top, bottom));
}
