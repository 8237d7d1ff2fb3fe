import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeStory, type StoryKey, type StoryResponse, type StoryView } from "./grade.ts";
import { storyFeedback } from "./story-feedback.ts";

const largest = 9999;
const mostUnits = 4;

function isWrong(key: StoryKey) {
  return (response: StoryResponse) => !gradeStory(key, response);
}

function slips(view: StoryView, key: StoryKey, right: StoryResponse): StoryResponse[] {
  const other = key.operation === "+" ? "−" : "+";
  return [
    { ...right, operation: other },
    { ...right, left: key.right, right: key.left },
    { ...right, right: key.left },
    ...[key.result + 1, key.result + 10, ...key.mistakes.map(({ value }) => value)].map((result) => ({
      ...right,
      result,
    })),
    ...view.units.map((_, unit) => ({ ...right, unit })),
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
      wrong: slips(view, key, first).filter(isWrong(key)),
    };
  },
  feedback: storyFeedback,
};
