import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, sumQuestions } from "./build-sums-question.ts";
import { buildThroughTenQuestion, drawnTenPresentation, tenPresentation } from "./ten-presentation.ts";
import type { WrittenSum } from "./written-sum.ts";

const numbers = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Addends by difficulty: one of them is 9; 8 or 7; all sums over ten. */
function pickSum(rng: Rng, difficulty: Difficulty): WrittenSum {
  const firsts = { 1: [9], 2: [8, 7], 3: numbers }[difficulty];
  const pairs = firsts.flatMap((a) => numbers.filter((b) => a + b > 10).map((b) => [a, b] as const));
  const [a, b] = rng.pick(pairs);
  return rng.int(0, 1) === 1 ? { operation: "+", a, b } : { operation: "+", a: b, b: a };
}

const { result, story, missing, three, sign } = sumQuestions;

/** Bare and in stories; with the way over ten; then only with a number missing, a third number or a sign. */
const askers = {
  1: [result, result, story, sumQuestions.true],
  2: [result, result, story, buildThroughTenQuestion, sumQuestions.true],
  3: [missing, missing, three, sign],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Sums over ten up to 20 (curriculum, c2-add-over-10): 9 + n; 8, 7 + n; all, never the plain sum. */
export const addOver10 = defineNumberSkill({
  id: "c2-add-over-10",
  classId: "2",
  title: "Cộng qua 10 trong phạm vi 20",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickSum(rng, difficulty), difficulty === 1 ? drawnTenPresentation : tenPresentation);
  },
});
