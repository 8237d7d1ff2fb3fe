import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type JoinKey, type JoinRow, type JoinView, joinGrading, knownMistake, mostInRow } from "./grading.ts";

function toRow({ picture, places }: JoinRow): JoinRow {
  return { picture, places: places.map((place) => place) };
}

/** The view with exactly the fields that are shown. */
function toView({ rows: [upper, lower], answers }: JoinView): JoinView {
  return { rows: [toRow(upper), toRow(lower)], answers: answers?.map(toPublicLine) ?? null };
}

/** The key without the names of the mistakes. */
function toKey({ told, mistakes, wrong }: JoinKey): JoinKey {
  return {
    told,
    mistakes: mistakes.map((mistake) => ({ told: mistake.told, feedback: toPublicLine(mistake.feedback) })),
    wrong: toPublicLine(wrong),
  };
}

/** What can be answered: one of the sentences, or so many things as the row has room for. */
function answersOf({ rows: [, lower], answers }: JoinView): number[] {
  if (answers !== null) return answers.map((_, place) => place);
  return Array.from({ length: mostInRow - lower.places.length }, (_, added) => added + 1);
}

export const joinKind = defineKind(joinGrading, {
  response: z.strictObject({ told: z.int().min(0).max(mostInRow) }),
  toView,
  toKey,
  // A tap joins a thing with the next free one of the other row.
  countTaps: ({ rows: [upper, lower], answers }, { told }) =>
    Math.min(upper.places.length, lower.places.length) + (answers === null ? told : 1) + 1,
  nameMistake(key, response, { answers }) {
    const known = knownMistake(key, response);
    if (known !== undefined) return known.code ?? null;
    return answers === null ? offBy(response.told - key.told) : null;
  },
  examples: (view, key) => ({
    right: [{ told: key.told }],
    wrong: answersOf(view)
      .filter((told) => told !== key.told)
      .map((told) => ({ told })),
  }),
});
