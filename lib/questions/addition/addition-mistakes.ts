import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { carriesOne } from "./carries-one.ts";
import { carryMistakes } from "./carry-mistakes.ts";

function zeroMistakes(sum: number): Mistake[] {
  return [
    { value: 0, feedback: text.mistakeZeroTook },
    { value: sum + 1, feedback: text.mistakeZeroAdded },
    { value: sum - 1, feedback: text.mistakeZeroTook },
    { value: sum * 10, feedback: text.mistakeZeroAdded },
  ];
}

function countingMistakes(large: number, small: number): Mistake[] {
  return [
    { value: large, feedback: text.mistakeAddend(large, small) },
    { value: large + small - 1, feedback: text.mistakeStartCounted(large) },
    { value: large + small + 1, feedback: text.mistakeOneTooMany(small) },
    { value: large - small, feedback: text.mistakeSubtracted },
    { value: small, feedback: text.mistakeAddend(small, large) },
  ];
}

function tensMistakes(large: number, small: number): Mistake[] {
  return [
    { value: (large + small) / 10, feedback: text.mistakeZeroDropped },
    { value: large - small, feedback: text.mistakeSubtracted },
    { value: large, feedback: text.mistakeAddend(large, small) },
    { value: large + small - 10, feedback: text.mistakeTens },
    { value: large + small + 10, feedback: text.mistakeTens },
  ];
}

function placeMistakes(large: number, small: number): Mistake[] {
  const sum = large + small;
  const swapped = (sum % 10) * 10 + Math.floor(sum / 10);
  const oneDigit = [
    { value: large, feedback: text.mistakeAddend(large, small) },
    { value: large + small * 10, feedback: text.mistakePlace(small) },
  ];
  const twoDigits = [
    { value: sum - (small % 10), feedback: text.mistakeOnesForgotten(small % 10) },
    { value: large + (small % 10), feedback: text.mistakeTensForgotten(Math.floor(small / 10)) },
  ];
  return [
    ...(small < 10 ? oneDigit : twoDigits),
    { value: swapped, feedback: text.mistakeSwapped },
    { value: large - small, feedback: text.mistakeSubtracted },
    { value: sum - 1, feedback: text.mistakeOnes },
    { value: sum + 1, feedback: text.mistakeOnes },
    { value: sum - 10, feedback: text.mistakeTens },
  ];
}

/**
 * Wrong results of a + b by named mistake (curriculum: OFF1, OP, repeated datum, SWAP, PLACE, ZERO,
 * OFF10, CARRY). May hold a value twice, or the right one; who takes from it sorts that out.
 */
export function additionMistakes(a: number, b: number): Mistake[] {
  const [large, small] = a >= b ? [a, b] : [b, a];
  if (small === 0) {
    return zeroMistakes(large);
  }
  if (carriesOne(large, small)) {
    return carryMistakes(large, small);
  }
  if (large < 10) {
    return countingMistakes(large, small);
  }
  return large % 10 === 0 && small % 10 === 0 ? tensMistakes(large, small) : placeMistakes(large, small);
}
