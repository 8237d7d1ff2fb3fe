import type { Mistake } from "#lib/questions/mistake.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";

/** Wrong numbers for given hundreds, tens and ones by named mistake (SWAP, ZERO, OFF10, OFF1, OFF100). */
export function numberMistakes(number: number): Mistake[] {
  const { hundreds, tens, ones } = blocksOf(number);
  const whole = hundreds * 100;
  const dropped = tens === 0 && hundreds > 0 ? [{ value: hundreds * 10 + ones, feedback: text.mistakeZero }] : [];
  const turned = hundreds > 0 && hundreds !== tens ? [tens * 100 + hundreds * 10 + ones] : [];
  return [
    { value: whole + ones * 10 + tens, feedback: text.mistakeRead },
    ...dropped,
    ...turned.map((value) => ({ value, feedback: text.mistakeCounted })),
    { value: number + 10, feedback: text.mistakeCounted },
    { value: number - 10, feedback: text.mistakeCounted },
    { value: number + 1, feedback: text.mistakeCounted },
  ].filter(({ value }) => value > 0 && value !== number);
}
