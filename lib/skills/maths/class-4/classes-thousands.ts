import type { Rng } from "#lib/core/rng.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildClassDigitsQuestion, buildWriteQuestion } from "./class-chart.ts";
import { digits, numberOf } from "./digit-row.ts";
import { buildExpandQuestion, buildPartsQuestion, drawParts } from "./number-from-parts.ts";

/** Six different digits; so many of them, none the first, become 0. */
function drawNumber(rng: Rng, zeros: number): number {
  const row = rng.shuffle(digits).slice(0, 6);
  const empty = rng.shuffle([0, 1, 2, 3, 4]).slice(0, zeros);
  return numberOf(row.map((digit, place) => (empty.includes(place) ? 0 : digit)));
}

const withZeros = (rng: Rng) => drawNumber(rng, rng.int(1, 2));

/** The classes of ones and thousands (curriculum, c4-classes-thousands): a number in its table; with zeros, and the digits of a class; from parts. */
export const classesThousands = defineNumberSkill({
  id: "c4-classes-thousands",
  classId: "4",
  title: "Lớp đơn vị, lớp nghìn",
  generate: byDifficulty({
    1: [(rng) => buildWriteQuestion(rng, drawNumber(rng, 0), rng.int(0, 2) > 0)],
    2: [
      (rng) => buildWriteQuestion(rng, withZeros(rng), true),
      (rng) => buildClassDigitsQuestion(rng, withZeros(rng), rng.int(0, 1)),
    ],
    3: [
      (rng) => buildPartsQuestion(rng, drawParts(rng, 6, rng.int(3, 4))),
      (rng) => buildPartsQuestion(rng, drawParts(rng, 6, rng.int(3, 4))),
      (rng) => buildExpandQuestion(rng, drawParts(rng, 6, 3)),
    ],
  }),
});
