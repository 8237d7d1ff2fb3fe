import type { Mistake } from "#lib/questions/mistake.ts";
import { carryText } from "#lib/text/carry-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { borrowsOne } from "./borrows-one.ts";

function zeroMistakes(a: number, b: number): Mistake[] {
  if (b === 0) {
    return [
      { code: "OP", value: 0, feedback: text.mistakeZero },
      { code: "OFF1", value: a - 1, feedback: text.mistakeZero },
      { code: "OFF1", value: a + 1, feedback: text.mistakeZero },
    ];
  }
  return [
    { code: "DATUM", value: a, feedback: text.mistakeAll },
    { code: "OFF1", value: 1, feedback: text.mistakeAll },
    { code: "OP", value: 2 * a, feedback: text.mistakeAll },
  ];
}

function countingMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const forgotten: Mistake[] =
    left > 10 ? [{ code: "PARTIAL", value: left - 10, feedback: text.mistakeTenForgotten }] : [];
  return [
    { code: "OP", value: a + b, feedback: text.mistakeAdded },
    { code: "OFF1", value: left + 1, feedback: text.mistakeTooLittle },
    { code: "OFF1", value: left - 1, feedback: text.mistakeTooMuch },
    { code: "DATUM", value: b, feedback: text.mistakeTaken },
    { code: "DATUM", value: a, feedback: text.mistakeStart },
    ...forgotten,
  ];
}

function tensMistakes(a: number, b: number): Mistake[] {
  return [
    { code: "ZERO", value: (a - b) / 10, feedback: text.mistakeZeroDropped },
    { code: "OP", value: a + b, feedback: text.mistakeAdded },
    { code: "DATUM", value: b, feedback: text.mistakeTaken },
    { code: "OFF10", value: a - b + 10, feedback: text.mistakeTens },
    { code: "OFF10", value: a - b - 10, feedback: text.mistakeTens },
  ];
}

function placeMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const swapped = (left % 10) * 10 + Math.floor(left / 10);
  const oneDigit: Mistake[] = [{ code: "PLACE", value: a - b * 10, feedback: text.mistakePlace }];
  const twoDigits: Mistake[] = [
    { code: "PARTIAL", value: a - (b % 10), feedback: text.mistakeTensForgotten },
    { code: "PARTIAL", value: a - (b - (b % 10)), feedback: text.mistakeOnesForgotten },
  ];
  return [
    { code: "OP", value: a + b, feedback: text.mistakeAdded },
    ...(b < 10 ? oneDigit : twoDigits),
    { code: "SWAP", value: swapped, feedback: text.mistakeSwapped },
    { code: "OFF1", value: left - 1, feedback: text.mistakeOnes },
    { code: "OFF1", value: left + 1, feedback: text.mistakeOnes },
    { code: "OFF10", value: left + 10, feedback: text.mistakeTens },
  ];
}

/** With 13 − 6: 6 − 3 written down, the ten not paid back, the ten alone. */
function borrowMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const [ones, taken] = [a % 10, b % 10];
  const tens = a - ones - (b - taken);
  const turned = carryText.mistakeSmallerFromLarger;
  const alone: Mistake = { code: "BORROW", value: taken - ones, feedback: turned };
  const onlyRound: Mistake = { code: "PARTIAL", value: a - ones, feedback: carryText.mistakeOnlyRound };
  return [
    { code: "BORROW", value: tens + taken - ones, feedback: turned },
    ...(a < 20 ? [alone] : []),
    { code: "BORROW", value: left + 10, feedback: carryText.mistakeNotPaidBack },
    { code: "OP", value: a + b, feedback: text.mistakeAdded },
    { code: "OFF1", value: left + 1, feedback: text.mistakeTooLittle },
    { code: "OFF1", value: left - 1, feedback: text.mistakeTooMuch },
    ...(b < 10 && ones > 0 ? [onlyRound] : []),
    { code: "BORROW", value: left - 10, feedback: carryText.mistakeCarryTwice },
  ];
}

/**
 * Wrong results of a − b by named mistake (curriculum: OFF1, OP, repeated datum, SWAP, PLACE, ZERO, BORROW). May hold a
 * value twice, or the right one; who takes from it sorts that out.
 */
export function subtractionMistakes(a: number, b: number): Mistake[] {
  if (b === 0 || a === b) {
    return zeroMistakes(a, b);
  }
  if (borrowsOne(a, b)) {
    return borrowMistakes(a, b);
  }
  if (a <= 20) {
    return countingMistakes(a, b);
  }
  return a % 10 === 0 && b % 10 === 0 ? tensMistakes(a, b) : placeMistakes(a, b);
}
