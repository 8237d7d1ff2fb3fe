import type { Line } from "#lib/core/line.ts";
import { gradeStory, type StoryKey, type StoryResponse } from "./grade.ts";

/** The line for the first step that is wrong, in the order of the exercise book; null where all are right. */
export function storyFeedback(key: StoryKey, response: StoryResponse): Line | null {
  const { operation, left, right, result } = response;
  if (gradeStory(key, response)) return null;
  if (operation !== key.operation) return key.wrongOperation;
  const isTurned = left === key.right && right === key.left;
  if (!isTurned && (left !== key.left || right !== key.right)) return key.wrongNumbers;
  if (isTurned && key.operation === "−" && left !== right) return key.swapped;
  if (result === key.result) return key.wrongUnit;
  return key.mistakes.find(({ value }) => value === result)?.feedback ?? key.wrongResult;
}
