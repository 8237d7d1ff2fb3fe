import type { Line } from "#lib/core/line.ts";
import type { Rational } from "#lib/core/rational.ts";
import type { Value } from "./value.ts";

/** A value that is a number, so that it can also carry a unit. */
export interface NumberValue extends Value {
  readonly number: Rational;
}

/** A number written as `line`. */
export function numberValue(line: Line, number: Rational): NumberValue {
  return { line, number, worth: `${number.top}/${number.bottom}` };
}
