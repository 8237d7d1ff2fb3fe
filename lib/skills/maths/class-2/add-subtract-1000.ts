import type { Rng } from "#lib/core/rng.ts";
import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import { resultOf, type WrittenSum } from "./written-sum.ts";

/** How often a 1 is carried, and whether a zero stands in the numbers. */
function suits(difficulty: Difficulty, sum: WrittenSum): boolean {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  if (result > 999 || result < 100) return false;
  if (`${a}${b}`.includes("0") !== (difficulty === 3)) return false;
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

/** Sums and differences up to 1000 (curriculum, c2-add-subtract-1000): none carried; one; one with a zero digit. */
export const addSubtract1000 = defineNumberSkill({
  id: "c2-add-subtract-1000",
  classId: "2",
  title: "Cộng, trừ trong phạm vi 1000",
  generate(difficulty, rng) {
    const { result, story, missing } = sumQuestions;
    const askers = [result, result, story, difficulty === 3 ? missing : sumQuestions.true];
    return rng.pick(askers)(
      rng,
      pickSum(rng, difficulty),
      difficulty === 1 ? drawnColumnPresentation : columnPresentation,
    );
  },
});
