import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { figureReadings, toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type FigureChoiceKey, type FigureChoiceView, figureChoiceGrading } from "./grading.ts";

/** The pictures with exactly the fields that are drawn. */
function toView({ figures }: FigureChoiceView): FigureChoiceView {
  return { figures: figures.map(toPublicFigure) };
}

/** The key with exactly its fields. */
function toKey({ right, feedback }: FigureChoiceKey): FigureChoiceKey {
  return { right, feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))) };
}

export const figureChoiceKind = defineKind(figureChoiceGrading, {
  response: z.strictObject({ figure: z.int().min(0).max(3) }),
  toView,
  toKey,
  readings: ({ figures }) => figures.flatMap(figureReadings),
  countTaps: () => 1,
  nameMistake: ({ mistakes }, { figure }) => mistakes?.[figure] ?? null,
  examples(view, key) {
    const places = [...view.figures.keys()];
    return {
      right: [{ figure: key.right }],
      wrong: places.filter((place) => place !== key.right).map((figure) => ({ figure })),
    };
  },
});
