import type { Rng } from "#lib/core/rng.ts";
import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import { resultOf, type WrittenSum } from "./written-sum.ts";

/** Nothing is carried at first, then a single 1: more at once come in class 4. */
function suits(difficulty: Difficulty, sum: WrittenSum): boolean {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  if (result > 999 || result < 100) return false;
  const carries = columnSteps(operation, a, b).filter(({ hasCarryOut }) => hasCarryOut).length;
  return carries === (difficulty === 1 ? 0 : 1);
}

function pickSum(rng: Rng, difficulty: Difficulty): WrittenSum {
  const operation = rng.pick(["+", "−"] as const);
  const first = { from: 101, to: 989, by: 1 };
  const second = { from: 101, to: 789, by: 1 };
  const pair = drawPair(rng, first, second, (a, b) => suits(difficulty, { operation, a, b }));
  return { operation, ...pair };
}

const { result, story, column, digit, missing, compared } = sumQuestions;

const askers = {
  1: [result, column, story, sumQuestions.true],
  2: [result, column, story, sumQuestions.true],
  3: [digit, digit, missing, compared],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Sums and differences up to 1000 (curriculum, c2-add-subtract-1000): none carried; one; with a gap or "nhiều hơn". */
export const addSubtract1000 = defineNumberSkill({
  id: "c2-add-subtract-1000",
  classId: "2",
  title: "Cộng, trừ trong phạm vi 1000",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickSum(rng, difficulty), difficulty === 1 ? drawnColumnPresentation : columnPresentation);
  },
});
