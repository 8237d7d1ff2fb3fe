import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import type { WrittenSum } from "./written-sum.ts";

/** Numbers of which the ones above are too few; round tens above only in the third difficulty, half of the time. */
function pickDifference(rng: Rng, difficulty: Difficulty): WrittenSum {
  const second = difficulty === 1 ? { from: 2, to: 9, by: 1 } : { from: 11, to: 79, by: 1 };
  const isRound = difficulty === 3 && rng.int(0, 1) === 1;
  const first = isRound ? { from: 30, to: 90, by: 10 } : { from: 21, to: 98, by: 1 };
  // Two digits stay, so that a column has no empty square below.
  const fits = (a: number, b: number) => a % 10 < b % 10 && a - b > 9 && (isRound || a % 10 > 0);
  return { operation: "−", ...drawPair(rng, first, second, fits) };
}

const { result, story, column, digit, missing, three } = sumQuestions;

const askers = {
  1: [result, column, story, sumQuestions.true],
  2: [result, column, story, sumQuestions.true],
  3: [digit, digit, missing, three],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Differences that borrow up to 100 (curriculum, c2-subtract-borrow-100): 2 digits − 1; 2 − 2; only a digit, a number missing or three. */
export const subtractBorrow100 = defineNumberSkill({
  id: "c2-subtract-borrow-100",
  classId: "2",
  title: "Trừ có nhớ trong phạm vi 100",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickDifference(rng, difficulty), difficulty === 1 ? drawnColumnPresentation : columnPresentation);
  },
});
