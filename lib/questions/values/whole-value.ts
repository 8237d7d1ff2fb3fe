import { groupNumber } from "#lib/core/group-number.ts";
import { rational } from "#lib/core/rational.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { type NumberValue, numberValue } from "./number-value.ts";

/** A whole number as classes 3 to 5 write it: 1 000. Below 1 000 all classes write alike; class 2 has plainValue for 1000. */
export function wholeValue(value: number): NumberValue {
  return numberValue({ text: groupNumber(value), spoken: numberInWords(value) }, rational(value));
}
