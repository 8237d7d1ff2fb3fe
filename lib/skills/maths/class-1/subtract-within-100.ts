import type { Rng } from "#lib/core/rng.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** A number of two digits and one that is taken from it digit by digit; one digit alone where `isSmall`. */
function pickNumbers(rng: Rng, isSmall: boolean): { readonly a: number; readonly b: number } {
  const ones = rng.int(2, 9);
  const taken = rng.int(2, ones);
  if (isSmall) return { a: rng.int(2, 9) * 10 + ones, b: taken };
  const tens = rng.int(2, 9);
  return { a: tens * 10 + ones, b: rng.int(1, tens - 1) * 10 + taken };
}

const forms = {
  1: ["choose", "type", "story"],
  2: ["column", "type", "told", "which"],
  3: ["digits", "two-digits", "missing", "missing-first"],
} as const;

/** Taking away without borrowing (curriculum, c1-subtract-within-100): one digit in blocks, two digits without, then gaps. */
export const subtractWithin100 = defineNumberSkill({
  id: "c1-subtract-within-100",
  classId: "1",
  title: "Trừ trong phạm vi 100 (không nhớ)",
  generate: (difficulty, rng) =>
    sumsTo100.subtract(forms[difficulty], {
      ...pickNumbers(rng, difficulty === 1),
      hasBlocks: difficulty === 1,
      rng,
    }),
});
