import { numberAsLine } from "#lib/core/number-as-line.ts";
import { rational } from "#lib/core/rational.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** A whole number as classes 1 and 2 write it: 1000. */
export function plainValue(value: number): NumberValue {
  return numberValue(numberAsLine(value), rational(value));
}
