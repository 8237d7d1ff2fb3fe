import type { Rng } from "#lib/core/rng.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** A number of two digits and one of one digit whose ones stay below ten together. */
function pickNumbers(rng: Rng, mostTens: number): { readonly a: number; readonly b: number } {
  const ones = rng.int(1, 8);
  return { a: rng.int(1, mostTens) * 10 + ones, b: rng.int(1, 9 - ones) };
}

const forms = {
  1: ["choose", "type", "story"],
  2: ["choose", "type", "story", "which", "set-out"],
  3: ["column", "digits", "missing", "missing-first"],
} as const;

/** Two digits and one without carrying (curriculum, c1-add-2digit-1digit): to 50, to 99, in columns and with a gap. */
export const add2digit1digit = defineNumberSkill({
  id: "c1-add-2digit-1digit",
  classId: "1",
  title: "Cộng số có hai chữ số với số có một chữ số",
  generate: (difficulty, rng) =>
    sumsTo100.add(forms[difficulty], {
      ...pickNumbers(rng, difficulty === 1 ? 4 : 9),
      hasBlocks: difficulty === 1 || rng.int(0, 1) === 0,
      rng,
    }),
});
