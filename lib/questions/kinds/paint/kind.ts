import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type PaintKey, type PaintView, paintGrading } from "./grading.ts";

/** A sheet of a hundred squares. */
const mostParts = 100;

const part = z
  .int()
  .min(0)
  .max(mostParts - 1);

/** The view with exactly the fields that are shown. */
function toView({ form, parts, columns, partName }: PaintView): PaintView {
  return { form, parts, columns, partName };
}

/** The key without the names of the mistakes. */
function toKey({ count, mistakes, tooFew, tooMany }: PaintKey): PaintKey {
  return {
    count,
    mistakes: mistakes.map((mistake) => ({ count: mistake.count, feedback: toPublicLine(mistake.feedback) })),
    tooFew: toPublicLine(tooFew),
    tooMany: toPublicLine(tooMany),
  };
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const paintKind = defineKind(paintGrading, {
  response: z.strictObject({
    painted: z
      .array(part)
      .max(mostParts)
      .refine((painted) => new Set(painted).size === painted.length),
  }),
  toView,
  toKey,
  // Parts can be painted in one stroke, a row at a time.
  countTaps: ({ columns, form }, { count }) => (form === "circle" ? count : Math.ceil(count / columns)) + 1,
  nameMistake(key, response) {
    const known = knownMistake(key, response);
    return known === undefined ? offBy(response.painted.length - key.count) : (known.code ?? null);
  },
  examples({ parts }, key) {
    const wrong = [...key.mistakes.map(({ count }) => count), key.count - 1, key.count + 1, parts].filter(
      (count) => count > 0 && count <= parts && count !== key.count,
    );
    return {
      right: [{ painted: places(key.count) }, { painted: places(key.count).map((place) => parts - 1 - place) }],
      wrong: [...new Set(wrong)].map((count) => ({ painted: places(count) })),
    };
  },
});
