import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import type { WrittenSum } from "./written-sum.ts";

/** Two numbers whose ones make ten or more, with a sum below 100; the second has one digit in the first difficulty. */
function pickSum(rng: Rng, difficulty: Difficulty): WrittenSum {
  const second = difficulty === 1 ? { from: 2, to: 9, by: 1 } : { from: 12, to: 79, by: 1 };
  // Room for a third number is left in the last difficulty.
  const most = difficulty === 3 ? 88 : 99;
  const fits = (a: number, b: number) => (a % 10) + (b % 10) > 9 && a + b <= most;
  return { operation: "+", ...drawPair(rng, { from: 12, to: 89, by: 1 }, second, fits) };
}

const { result, story, column, digit, missing, three } = sumQuestions;

const askers = {
  1: [result, column, story, sumQuestions.true],
  2: [result, column, story, sumQuestions.true],
  3: [digit, digit, missing, three],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Sums that carry up to 100 (curriculum, c2-add-carry-100): 2 digits + 1; 2 + 2; only a digit, a number missing or three. */
export const addCarry100 = defineNumberSkill({
  id: "c2-add-carry-100",
  classId: "2",
  title: "Cộng có nhớ trong phạm vi 100",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickSum(rng, difficulty), difficulty === 1 ? drawnColumnPresentation : columnPresentation);
  },
});
