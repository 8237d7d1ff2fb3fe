import type { Rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** A written sum as an answer, worth what it comes to: "5 × 3" and "10 + 5" are worth the same. */
export function sumValue(text: string, number: Rational): NumberValue {
  return numberValue(toLine(text), number);
}
