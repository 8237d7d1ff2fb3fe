import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { carryText as text } from "#lib/text/carry-text.ts";

/**
 * Wrong results of a sum that goes over a ten by named mistake (curriculum: CARRY, CONCAT, PLACE, OP, OFF1). May hold
 * a value twice, or the right one; who takes from it sorts that out.
 */
export function carryMistakes(large: number, small: number): Mistake[] {
  const sum = large + small;
  const off: Mistake[] = [
    { code: "OFF1", value: sum - 1, feedback: additionText.mistakeOnes },
    { code: "OFF1", value: sum + 1, feedback: additionText.mistakeOnes },
    { code: "OP", value: large - small, feedback: additionText.mistakeSubtracted },
  ];
  if (large < 10) {
    return [
      { code: "CARRY", value: sum - 10, feedback: text.mistakeTenDropped },
      { code: "PARTIAL", value: 10, feedback: text.mistakeOnlyTen },
      ...off,
    ];
  }
  const tens = Math.floor(large / 10) + Math.floor(small / 10);
  const written = Number(`${tens}${(large % 10) + (small % 10)}`);
  const shifted: Mistake[] =
    small < 10 ? [{ code: "PLACE", value: large + small * 10, feedback: additionText.mistakePlace(small) }] : [];
  return [
    { code: "CARRY", value: sum - 10, feedback: text.mistakeCarryForgotten },
    { code: "CONCAT", value: written, feedback: text.mistakeWrittenWhole },
    ...shifted,
    ...off,
    { code: "CARRY", value: sum + 10, feedback: text.mistakeCarryTwice },
  ];
}
