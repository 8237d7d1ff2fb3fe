import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import type { WrittenSum } from "./written-sum.ts";

/** Two numbers whose ones make ten or more, with a sum below 100; the second has one digit in the first difficulty. */
function pickSum(rng: Rng, difficulty: Difficulty): WrittenSum {
  const second = difficulty === 1 ? { from: 2, to: 9, by: 1 } : { from: 12, to: 79, by: 1 };
  const fits = (a: number, b: number) => (a % 10) + (b % 10) > 9 && a + b < 100;
  return { operation: "+", ...drawPair(rng, { from: 12, to: 89, by: 1 }, second, fits) };
}

/** Sums that carry up to 100 (curriculum, c2-add-carry-100): 2 digits + 1; 2 + 2; a column with a missing digit. */
export const addCarry100 = defineNumberSkill({
  id: "c2-add-carry-100",
  classId: "2",
  title: "Cộng có nhớ trong phạm vi 100",
  generate(difficulty, rng) {
    const { result, story, column, digit, missing } = sumQuestions;
    const askers =
      difficulty === 3 ? [digit, digit, missing, sumQuestions.true] : [result, column, story, sumQuestions.true];
    return rng.pick(askers)(
      rng,
      pickSum(rng, difficulty),
      difficulty === 1 ? drawnColumnPresentation : columnPresentation,
    );
  },
});
