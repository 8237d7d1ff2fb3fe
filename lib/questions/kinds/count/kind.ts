import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type CountKey, type CountView, countGrading } from "./grading.ts";

function toView({ picture, total }: CountView): CountView {
  return { picture, total };
}

/** The key with exactly its fields. */
function toKey({ count, tooFew, tooMany }: CountKey): CountKey {
  return { count, tooFew: toPublicLine(tooFew), tooMany: toPublicLine(tooMany) };
}

export const countKind = defineKind(countGrading, {
  response: z.strictObject({ count: z.int().min(0).max(20) }),
  toView,
  toKey,
  countTaps: (_, key) => key.count + 1,
  nameMistake: (key, response) => offBy(response.count - key.count),
  examples(view, key) {
    const counts = Array.from({ length: view.total + 1 }, (_, count) => count);
    return {
      right: [{ count: key.count }],
      wrong: counts.filter((count) => count !== key.count).map((count) => ({ count })),
    };
  },
});
