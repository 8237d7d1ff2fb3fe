import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { carryText as text } from "#lib/text/carry-text.ts";

/**
 * Wrong results of a sum that goes over a ten by named mistake (curriculum: CARRY, CONCAT, PLACE, OP, OFF1). May hold
 * a value twice, or the right one; who takes from it sorts that out.
 */
export function carryMistakes(large: number, small: number): Mistake[] {
  const sum = large + small;
  const off = [
    { value: sum - 1, feedback: additionText.mistakeOnes },
    { value: sum + 1, feedback: additionText.mistakeOnes },
    { value: large - small, feedback: additionText.mistakeSubtracted },
  ];
  if (large < 10) {
    return [
      { value: sum - 10, feedback: text.mistakeTenDropped },
      { value: 10, feedback: text.mistakeOnlyTen },
      ...off,
    ];
  }
  const tens = Math.floor(large / 10) + Math.floor(small / 10);
  const written = Number(`${tens}${(large % 10) + (small % 10)}`);
  const shifted = small < 10 ? [{ value: large + small * 10, feedback: additionText.mistakePlace(small) }] : [];
  return [
    { value: sum - 10, feedback: text.mistakeCarryForgotten },
    { value: written, feedback: text.mistakeWrittenWhole },
    ...shifted,
    ...off,
    { value: sum + 10, feedback: text.mistakeCarryTwice },
  ];
}
