import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumQuestions } from "./build-sums-question.ts";
import { buildThroughTenQuestion, drawnTenPresentation, tenPresentation } from "./ten-presentation.ts";
import type { WrittenSum } from "./written-sum.ts";

const taken = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** 11; 12 to 15; 16 to 18, less a number that goes past the ten. */
function pickDifference(rng: Rng, difficulty: Difficulty): WrittenSum {
  const firsts = { 1: [11], 2: [12, 13, 14, 15], 3: [16, 17, 18, 14, 15] }[difficulty];
  const pairs = firsts.flatMap((a) => taken.filter((b) => a - b < 10).map((b) => [a, b] as const));
  const [a, b] = rng.pick(pairs);
  return { operation: "−", a, b };
}

/** Differences over ten up to 20 (curriculum, c2-subtract-over-10): 11 − n; 12-15 − n; 16-18 − n and missing numbers. */
export const subtractOver10 = defineNumberSkill({
  id: "c2-subtract-over-10",
  classId: "2",
  title: "Trừ qua 10 trong phạm vi 20",
  generate(difficulty, rng) {
    const { result, story, missing } = sumQuestions;
    const last = difficulty === 3 ? [missing, missing] : [buildThroughTenQuestion];
    const ask = rng.pick([result, result, story, sumQuestions.true, ...last]);
    return ask(rng, pickDifference(rng, difficulty), difficulty === 1 ? drawnTenPresentation : tenPresentation);
  },
});
