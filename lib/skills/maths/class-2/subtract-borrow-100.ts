import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import type { WrittenSum } from "./written-sum.ts";

const firsts = {
  1: { from: 21, to: 98, by: 1 },
  2: { from: 31, to: 98, by: 1 },
  3: { from: 30, to: 90, by: 10 },
} as const;

/** Numbers of which the ones above are too few; round tens above in the third difficulty. */
function pickDifference(rng: Rng, difficulty: Difficulty): WrittenSum {
  const second = difficulty === 1 ? { from: 2, to: 9, by: 1 } : { from: 11, to: 79, by: 1 };
  // Two digits stay, so that a column has no empty square below.
  const fits = (a: number, b: number) => a % 10 < b % 10 && a - b > 9;
  return { operation: "−", ...drawPair(rng, firsts[difficulty], second, fits) };
}

/** Differences that borrow up to 100 (curriculum, c2-subtract-borrow-100): 2 digits − 1; 2 − 2; round tens, missing digit. */
export const subtractBorrow100 = defineNumberSkill({
  id: "c2-subtract-borrow-100",
  classId: "2",
  title: "Trừ có nhớ trong phạm vi 100",
  generate(difficulty, rng) {
    const { result, story, column, digit, missing } = sumQuestions;
    const askers =
      difficulty === 3 ? [result, digit, missing, sumQuestions.true] : [result, column, story, sumQuestions.true];
    return rng.pick(askers)(
      rng,
      pickDifference(rng, difficulty),
      difficulty === 1 ? drawnColumnPresentation : columnPresentation,
    );
  },
});
