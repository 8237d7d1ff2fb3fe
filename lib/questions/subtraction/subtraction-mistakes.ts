import type { Mistake } from "#lib/questions/mistake.ts";
import { carryText } from "#lib/text/carry-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { borrowsOne } from "./borrows-one.ts";

function zeroMistakes(a: number, b: number): Mistake[] {
  if (b === 0) {
    return [0, a - 1, a + 1].map((value) => ({ value, feedback: text.mistakeZero }));
  }
  return [a, 1, 2 * a].map((value) => ({ value, feedback: text.mistakeAll }));
}

function countingMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const forgotten = left > 10 ? [{ value: left - 10, feedback: text.mistakeTenForgotten }] : [];
  return [
    { value: a + b, feedback: text.mistakeAdded },
    { value: left + 1, feedback: text.mistakeTooLittle },
    { value: left - 1, feedback: text.mistakeTooMuch },
    { value: b, feedback: text.mistakeTaken },
    { value: a, feedback: text.mistakeStart },
    ...forgotten,
  ];
}

function tensMistakes(a: number, b: number): Mistake[] {
  return [
    { value: (a - b) / 10, feedback: text.mistakeZeroDropped },
    { value: a + b, feedback: text.mistakeAdded },
    { value: b, feedback: text.mistakeTaken },
    { value: a - b + 10, feedback: text.mistakeTens },
    { value: a - b - 10, feedback: text.mistakeTens },
  ];
}

function placeMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const swapped = (left % 10) * 10 + Math.floor(left / 10);
  const oneDigit = [{ value: a - b * 10, feedback: text.mistakePlace }];
  const twoDigits = [
    { value: a - (b % 10), feedback: text.mistakeTensForgotten },
    { value: a - (b - (b % 10)), feedback: text.mistakeOnesForgotten },
  ];
  return [
    { value: a + b, feedback: text.mistakeAdded },
    ...(b < 10 ? oneDigit : twoDigits),
    { value: swapped, feedback: text.mistakeSwapped },
    { value: left - 1, feedback: text.mistakeOnes },
    { value: left + 1, feedback: text.mistakeOnes },
    { value: left + 10, feedback: text.mistakeTens },
  ];
}

/** With 13 − 6: 6 − 3 written down, the ten not paid back, the ten alone. */
function borrowMistakes(a: number, b: number): Mistake[] {
  const left = a - b;
  const [ones, taken] = [a % 10, b % 10];
  const tens = a - ones - (b - taken);
  const turned = carryText.mistakeSmallerFromLarger;
  return [
    { value: tens + taken - ones, feedback: turned },
    ...(a < 20 ? [{ value: taken - ones, feedback: turned }] : []),
    { value: left + 10, feedback: carryText.mistakeNotPaidBack },
    { value: a + b, feedback: text.mistakeAdded },
    { value: left + 1, feedback: text.mistakeTooLittle },
    { value: left - 1, feedback: text.mistakeTooMuch },
    ...(b < 10 && ones > 0 ? [{ value: a - ones, feedback: carryText.mistakeOnlyRound }] : []),
    { value: left - 10, feedback: carryText.mistakePaidTwice },
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
