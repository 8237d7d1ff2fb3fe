import type { Rng } from "#lib/core/rng.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { sumsTo100 } from "./sums-to-100.ts";

/** A number of two digits and one of one digit, from 2 on, whose ones stay below ten together. */
function pickNumbers(rng: Rng, [least, most]: readonly [number, number]): { readonly a: number; readonly b: number } {
  const ones = rng.int(1, 7);
  return { a: rng.int(least, most) * 10 + ones, b: rng.int(2, 9 - ones) };
}

const forms = {
  1: ["choose", "type", "story"],
  2: ["type", "told", "which", "set-out", "column"],
  3: ["digits", "missing", "missing-first"],
} as const;

const tens = { 1: [1, 4], 2: [5, 9], 3: [2, 9] } as const;

/** Two digits and one without carrying (curriculum, c1-add-2digit-1digit): to 50 with blocks, to 99 without, then a gap. */
export const add2digit1digit = defineNumberSkill({
  id: "c1-add-2digit-1digit",
  classId: "1",
  title: "Cộng số có hai chữ số với số có một chữ số",
  generate: (difficulty, rng) =>
    sumsTo100.add(forms[difficulty], {
      ...pickNumbers(rng, tens[difficulty]),
      hasBlocks: difficulty === 1,
      rng,
    }),
});
