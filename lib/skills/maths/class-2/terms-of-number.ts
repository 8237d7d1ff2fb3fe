import { rational } from "#lib/core/rational.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import { sumValue } from "#lib/questions/values/sum-value.ts";
import type { Value } from "#lib/questions/values/value.ts";

/** A number as hundreds, tens and ones without the empty places: 609 is 600 and 9. */
export function termsOfNumber(number: number): readonly number[] {
  const { hundreds, tens, ones } = blocksOf(number);
  return [hundreds * 100, tens * 10, ones].filter((term) => term > 0);
}

/** Numbers put together with "+", as an answer worth their sum. */
export function addedValue(terms: readonly number[]): Value {
  return sumValue(terms.join(" + "), rational(terms.reduce((sum, term) => sum + term, 0)));
}
