import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumsSignQuestion } from "./sums-sign-question.ts";
import { resultOf, type WrittenSum, writtenOf } from "./written-sum.ts";

/** "8 + 5 … 7 + 7": the sign between two sums that are close to each other. */
export function buildSumsSignQuestion(rng: Rng, sum: WrittenSum): Question {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  // Both numbers of the other side are near: the same result, or one more or less.
  const isDigit = (number: number) => number > 1 && number < 10;
  const moved = rng.pick([1, -1].filter((by) => isDigit(b + by) && (operation === "−" || a - by > 1)));
  const more = rng.pick([0, 1, -1].filter((by) => isDigit(b + moved + by)));
  const other: WrittenSum = { operation, a: operation === "+" ? a - moved : a + moved, b: b + moved + more };
  const [left, right] = [writtenOf(sum), writtenOf(other)];
  return sumsSignQuestion(rng, {
    left: [left, result],
    right: [right, resultOf(other)],
    identity: `sign ${right} beside ${left}`,
  });
}
