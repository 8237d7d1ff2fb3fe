import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, sumQuestions } from "./build-sums-question.ts";
import { buildThroughTenQuestion, drawnTenPresentation, tenPresentation } from "./ten-presentation.ts";
import type { WrittenSum } from "./written-sum.ts";

const taken = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** 11; 12 to 15; all from 11 to 18, less a number that goes past the ten. */
function pickDifference(rng: Rng, difficulty: Difficulty): WrittenSum {
  const firsts = { 1: [11], 2: [12, 13, 14, 15], 3: [11, 12, 13, 14, 15, 16, 17, 18] }[difficulty];
  const pairs = firsts.flatMap((a) => taken.filter((b) => a - b < 10).map((b) => [a, b] as const));
  const [a, b] = rng.pick(pairs);
  return { operation: "−", a, b };
}

const { result, story, missing, three, sign } = sumQuestions;

/** Bare and in stories; with the way over ten; then only with a number missing, a third number or a sign. */
const askers = {
  1: [result, result, story, sumQuestions.true],
  2: [result, result, story, buildThroughTenQuestion, sumQuestions.true],
  3: [missing, missing, three, sign],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Differences over ten up to 20 (curriculum, c2-subtract-over-10): 11 − n; 12-15 − n; all, never the plain difference. */
export const subtractOver10 = defineNumberSkill({
  id: "c2-subtract-over-10",
  classId: "2",
  title: "Trừ qua 10 trong phạm vi 20",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickDifference(rng, difficulty), difficulty === 1 ? drawnTenPresentation : tenPresentation);
  },
});
