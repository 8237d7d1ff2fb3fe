import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeStory, type StoryKey, type StoryResponse, type StoryView } from "./grade.ts";
import { storyFeedback } from "./story-feedback.ts";

const largest = 9999;
const mostUnits = 4;

/** Each differs from the right response in one step; of equal numbers none can stand in the other's place. */
function distractors(view: StoryView, key: StoryKey, right: StoryResponse): StoryResponse[] {
  const isSum = key.operation === "+";
  const areEqual = key.left === key.right;
  return [
    { ...right, operation: isSum ? "−" : "+" },
    ...(isSum || areEqual ? [] : [{ ...right, left: key.right, right: key.left }]),
    ...(areEqual ? [] : [{ ...right, right: key.left }]),
    ...[key.result + 1, key.result + 10, ...key.mistakes.map(({ value }) => value)].map((result) => ({
      ...right,
      result,
    })),
    ...[...view.units.keys()].filter((unit) => unit !== key.unit).map((unit) => ({ ...right, unit })),
  ];
}

export const storyKind: Kind<"story"> = {
  response: z.strictObject({
    operation: z.literal(["+", "−"]),
    left: z.int().min(0).max(largest),
    right: z.int().min(0).max(largest),
    result: z.int().min(0).max(largest),
    unit: z
      .int()
      .min(0)
      .max(mostUnits - 1),
  }),
  grade: gradeStory,
  examples(view, key) {
    const { operation, left, right, result, unit } = key;
    const first = { operation, left, right, result, unit };
    const turned = { ...first, left: right, right: left };
    return {
      right: operation === "+" ? [first, turned] : [first],
      wrong: distractors(view, key, first),
    };
  },
  feedback: storyFeedback,
};
