import { fractionValue, type NumberValue } from "#lib/questions/values.ts";
import type { Fraction } from "./fraction.ts";

/** A fraction as an answer, written as given; a whole number where the bottom is 1 would not look like the others. */
export function asValue({ top, bottom }: Fraction): NumberValue {
  return fractionValue(top, bottom);
}

/** Whether a fraction can be written as an answer: whole numbers above 0, no bottom of 1. */
export function isWritable({ top, bottom }: Fraction): boolean {
  return Number.isInteger(top) && Number.isInteger(bottom) && top > 0 && bottom > 1;
}
