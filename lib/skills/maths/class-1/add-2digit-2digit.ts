import type { Rng } from "#lib/core/rng.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** Two numbers of two digits that add up without carrying; the first one has at most so many tens. */
function pickNumbers(rng: Rng, mostTens: number): { readonly a: number; readonly b: number } {
  const tens = rng.int(1, mostTens);
  const ones = rng.int(0, 8);
  const a = tens * 10 + ones;
  const b = rng.int(1, 9 - tens) * 10 + rng.int(1, 9 - ones);
  return { a, b };
}

const forms = {
  1: ["choose", "type", "story"],
  2: ["column", "type", "told", "which"],
  3: ["digits", "two-digits", "missing", "missing-first"],
} as const;

/** Two digits and two without carrying (curriculum, c1-add-2digit-2digit): a small one first in blocks, any without, then gaps. */
export const add2digit2digit = defineNumberSkill({
  id: "c1-add-2digit-2digit",
  classId: "1",
  title: "Cộng trong phạm vi 100 (không nhớ)",
  generate: (difficulty, rng) =>
    sumsTo100.add(forms[difficulty], {
      ...pickNumbers(rng, difficulty === 1 ? 2 : 8),
      hasBlocks: difficulty === 1,
      rng,
    }),
});
