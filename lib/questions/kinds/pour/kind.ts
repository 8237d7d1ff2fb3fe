import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type PourKey, type PourView, pourGrading } from "./grading.ts";

const mostMarks = 20;

/** The view with exactly the fields that are shown. */
function toView({ form, markMl, capacity, numberEvery, start }: PourView): PourView {
  return { form, ...(markMl !== undefined && { markMl }), capacity, numberEvery, start };
}

/** The key without the names of the mistakes. */
function toKey({ litres, mistakes, tooLittle, tooMuch }: PourKey): PourKey {
  return {
    litres,
    ...(mistakes !== undefined && {
      mistakes: mistakes.map((mistake) => ({ litres: mistake.litres, feedback: toPublicLine(mistake.feedback) })),
    }),
    tooLittle: toPublicLine(tooLittle),
    tooMuch: toPublicLine(tooMuch),
  };
}

export const pourKind = defineKind(pourGrading, {
  response: z.strictObject({ litres: z.int().min(0).max(mostMarks) }),
  toView,
  toKey,
  countTaps: () => 2,
  nameMistake(key, response, { markMl = 1 }) {
    const known = knownMistake(key, response);
    return known === undefined ? offBy((response.litres - key.litres) * markMl) : (known.code ?? null);
  },
  examples({ capacity }, key) {
    const levels = Array.from({ length: capacity + 1 }, (_, litres) => ({ litres }));
    return { right: [{ litres: key.litres }], wrong: levels.filter(({ litres }) => litres !== key.litres) };
  },
});
