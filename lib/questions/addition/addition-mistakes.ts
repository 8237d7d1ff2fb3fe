import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { carriesOne } from "./carries-one.ts";
import { carryMistakes } from "./carry-mistakes.ts";

function zeroMistakes(sum: number): Mistake[] {
  return [
    { code: "OP", value: 0, feedback: text.mistakeZeroTook },
    { code: "OFF1", value: sum + 1, feedback: text.mistakeZeroAdded },
    { code: "OFF1", value: sum - 1, feedback: text.mistakeZeroTook },
    { code: "ZERO", value: sum * 10, feedback: text.mistakeZeroAdded },
  ];
}

function countingMistakes(large: number, small: number): Mistake[] {
  return [
    { code: "DATUM", value: large, feedback: text.mistakeAddend(large, small) },
    { code: "OFF1", value: large + small - 1, feedback: text.mistakeStartCounted(large) },
    { code: "OFF1", value: large + small + 1, feedback: text.mistakeOneTooMany(small) },
    { code: "OP", value: large - small, feedback: text.mistakeSubtracted },
    { code: "DATUM", value: small, feedback: text.mistakeAddend(small, large) },
  ];
}

function tensMistakes(large: number, small: number): Mistake[] {
  return [
    { code: "ZERO", value: (large + small) / 10, feedback: text.mistakeZeroDropped },
    { code: "OP", value: large - small, feedback: text.mistakeSubtracted },
    { code: "DATUM", value: large, feedback: text.mistakeAddend(large, small) },
    { code: "OFF10", value: large + small - 10, feedback: text.mistakeTens },
    { code: "OFF10", value: large + small + 10, feedback: text.mistakeTens },
  ];
}

function placeMistakes(large: number, small: number): Mistake[] {
  const sum = large + small;
  const swapped = (sum % 10) * 10 + Math.floor(sum / 10);
  const oneDigit: Mistake[] = [
    { code: "DATUM", value: large, feedback: text.mistakeAddend(large, small) },
    { code: "PLACE", value: large + small * 10, feedback: text.mistakePlace(small) },
  ];
  const twoDigits: Mistake[] = [
    { code: "PARTIAL", value: sum - (small % 10), feedback: text.mistakeOnesForgotten(small % 10) },
    { code: "PARTIAL", value: large + (small % 10), feedback: text.mistakeTensForgotten(Math.floor(small / 10)) },
  ];
  return [
    ...(small < 10 ? oneDigit : twoDigits),
    { code: "SWAP", value: swapped, feedback: text.mistakeSwapped },
    { code: "OP", value: large - small, feedback: text.mistakeSubtracted },
    { code: "OFF1", value: sum - 1, feedback: text.mistakeOnes },
    { code: "OFF1", value: sum + 1, feedback: text.mistakeOnes },
    { code: "OFF10", value: sum - 10, feedback: text.mistakeTens },
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
