import { z } from "zod";
import type { Line } from "#lib/core/line.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { figureReadings, toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type SignKey, type SignView, signGrading, signs } from "./grading.ts";

/** Both sides with exactly the fields that are drawn. */
function toView({ sides: [left, right] }: SignView): SignView {
  return { sides: [toPublicFigure(left), toPublicFigure(right)] };
}

/** The key with exactly its fields. */
function toKey({ sign, feedback }: SignKey): SignKey {
  const exact = (line: Line | null) => (line === null ? null : toPublicLine(line));
  return { sign, feedback: { "<": exact(feedback["<"]), "=": exact(feedback["="]), ">": exact(feedback[">"]) } };
}

export const signKind = defineKind(signGrading, {
  response: z.strictObject({ sign: z.enum(["<", "=", ">"]) }),
  toView,
  toKey,
  readings: ({ sides }) => sides.flatMap(figureReadings),
  countTaps: () => 1,
  nameMistake: (key, { sign }) => (key.sign === "=" || sign === "=" ? "EQ" : "REL"),
  examples(_, key) {
    return {
      right: [{ sign: key.sign }],
      wrong: signs.filter((sign) => sign !== key.sign).map((sign) => ({ sign })),
    };
  },
});
