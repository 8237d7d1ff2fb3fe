import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildChangeQuestion } from "./build-change-question.ts";
import { buildPartStoryQuestion } from "./build-part-story-question.ts";

/** Two numbers whose sum, and whose digits one by one, stay where the class counts: nothing is carried. */
function pickSum(difficulty: Difficulty, rng: Rng): readonly [number, number] {
  if (difficulty === 1) {
    const first = rng.int(1, 8);
    return [first, rng.int(1, 9 - first)];
  }
  if (difficulty === 2) {
    const ones = rng.int(1, 7);
    return [rng.int(1, 9) * 10 + ones, rng.int(2, 9 - ones)];
  }
  const [tens, ones] = [rng.int(1, 8), rng.int(1, 8)];
  return [tens * 10 + ones, rng.int(1, 9 - tens) * 10 + rng.int(1, 9 - ones)];
}

/** Word problems (curriculum, c1-word-add-subtract): to 10 with a picture, a number of two digits and one, then a whole and its parts. */
export const wordAddSubtract = defineNumberSkill({
  id: "c1-word-add-subtract",
  classId: "1",
  title: "Bài toán thêm, bớt",
  generate(difficulty, rng) {
    const [first, second] = pickSum(difficulty, rng);
    const [a, b] = rng.int(0, 1) === 0 || difficulty === 2 ? [first, second] : [second, first];
    const sign = rng.pick(["+", "−"] as const);
    // What is taken away comes off a sum, so that no ten is taken apart.
    const numbers = { a: sign === "+" ? a : a + b, b, rng };
    if (difficulty === 3) return buildPartStoryQuestion({ sign, ...numbers });
    return buildChangeQuestion(sign, { ...numbers, isTyped: true, hasPicture: difficulty === 1 });
  },
});
