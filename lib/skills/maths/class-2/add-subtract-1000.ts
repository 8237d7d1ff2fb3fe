import type { Rng } from "#lib/core/rng.ts";
import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AskSum, columnPresentation, drawnColumnPresentation, sumQuestions } from "./build-sums-question.ts";
import { resultOf, type WrittenSum } from "./written-sum.ts";

interface Case {
  readonly operation: "+" | "−";
  readonly carries: 0 | 1;
}

/** Additions come first, without a carry, then with one; subtractions follow in the same way. */
const cases: Readonly<Record<Difficulty, readonly Case[]>> = {
  1: [{ operation: "+", carries: 0 }],
  2: [
    { operation: "+", carries: 1 },
    { operation: "−", carries: 0 },
  ],
  3: [{ operation: "−", carries: 1 }],
};

/** More than one carry at once comes in class 4. */
function suits(sum: WrittenSum, carries: number): boolean {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  if (result > 999 || result < 100) return false;
  return columnSteps(operation, a, b).filter(({ hasCarryOut }) => hasCarryOut).length === carries;
}

function pickSum(rng: Rng, difficulty: Difficulty): WrittenSum {
  const { operation, carries } = rng.pick(cases[difficulty]);
  const first = { from: 101, to: 989, by: 1 };
  const second = { from: 101, to: 789, by: 1 };
  return { operation, ...drawPair(rng, first, second, (a, b) => suits({ operation, a, b }, carries)) };
}

const { result, story, column, digit, missing, compared } = sumQuestions;

const askers = {
  1: [result, column, story, sumQuestions.true],
  2: [result, column, story, sumQuestions.true],
  3: [result, column, digit, digit, missing, compared],
} as const satisfies Record<Difficulty, readonly AskSum[]>;

/** Sums up to 1000 (curriculum, c2-add-subtract-1000): + not carried; + carried or −; − borrowed, with gaps, "ít hơn". */
export const addSubtract1000 = defineNumberSkill({
  id: "c2-add-subtract-1000",
  classId: "2",
  title: "Cộng, trừ trong phạm vi 1000",
  generate(difficulty, rng) {
    const ask: AskSum = rng.pick(askers[difficulty]);
    return ask(rng, pickSum(rng, difficulty), difficulty === 1 ? drawnColumnPresentation : columnPresentation);
  },
});
