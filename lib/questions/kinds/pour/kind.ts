import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type PourKey, type PourView, pourGrading } from "./grading.ts";

const mostLitres = 20;

/** The view with exactly the fields that are shown. */
function toView({ form, capacity, numberEvery, start }: PourView): PourView {
  return { form, capacity, numberEvery, start };
}

/** The key with exactly its fields. */
function toKey({ litres, tooLittle, tooMuch }: PourKey): PourKey {
  return { litres, tooLittle: toPublicLine(tooLittle), tooMuch: toPublicLine(tooMuch) };
}

export const pourKind = defineKind(pourGrading, {
  response: z.strictObject({ litres: z.int().min(0).max(mostLitres) }),
  toView,
  toKey,
  countTaps: () => 2,
  nameMistake: (key, response) => offBy(response.litres - key.litres),
  examples({ capacity }, key) {
    const levels = Array.from({ length: capacity + 1 }, (_, litres) => ({ litres }));
    return { right: [{ litres: key.litres }], wrong: levels.filter(({ litres }) => litres !== key.litres) };
  },
});
