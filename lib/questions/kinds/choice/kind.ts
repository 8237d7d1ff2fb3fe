import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ChoiceKey, type ChoiceView, choiceGrading } from "./grading.ts";

/** The choices with exactly the fields that are shown. */
function toView({ choices }: ChoiceView): ChoiceView {
  return { choices: choices.map(toPublicLine) };
}

/** The key without the names of the mistakes. */
function toKey({ right, feedback }: ChoiceKey): ChoiceKey {
  return { right, feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))) };
}

export const choiceKind = defineKind(choiceGrading, {
  response: z.strictObject({ choice: z.int().min(0).max(3) }),
  toView,
  toKey,
  countTaps: () => 1,
  nameMistake: ({ mistakes }, { choice }) => mistakes?.[choice] ?? null,
  examples(view, key) {
    const places = [...view.choices.keys()];
    return {
      right: [{ choice: key.right }],
      wrong: places.filter((place) => place !== key.right).map((choice) => ({ choice })),
    };
  },
});
