import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** Two tens with a sum up to `most`. */
function pickTens(rng: Rng, most: number): { readonly a: number; readonly b: number } {
  const sum = rng.int(2, most / 10) * 10;
  const a = rng.int(1, sum / 10 - 1) * 10;
  return { a, b: sum - a };
}

function add(rng: Rng, most: number, forms: Parameters<typeof sumsTo100.add>[0], hasBlocks: boolean): Question {
  return sumsTo100.add(forms, { ...pickTens(rng, most), hasBlocks, rng });
}

function subtract(rng: Rng, forms: Parameters<typeof sumsTo100.subtract>[0]): Question {
  const { a, b } = pickTens(rng, 90);
  return sumsTo100.subtract(forms, { a: a + b, b, hasBlocks: rng.int(0, 1) === 0, rng });
}

/** Whole tens (curriculum, c1-add-tens): sums to 50, sums and differences to 100, missing tens. */
export const addTens = defineNumberSkill({
  id: "c1-add-tens",
  classId: "1",
  title: "Cộng, trừ số tròn chục",
  generate(difficulty, rng) {
    if (difficulty === 1) return add(rng, 50, ["choose", "type", "story", "which", "missing"], true);
    const isSum = rng.int(0, 1) === 0;
    if (difficulty === 2) {
      const forms = ["choose", "type", "story", "which"] as const;
      return isSum ? add(rng, 100, forms, false) : subtract(rng, forms);
    }
    return isSum ? add(rng, 90, ["missing", "missing-first"], false) : subtract(rng, ["missing"]);
  },
});
