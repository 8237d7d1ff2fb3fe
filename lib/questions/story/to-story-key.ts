import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { StoryKey } from "./grade.ts";

/** What is right in a word problem, with exactly its fields. */
export function toStoryKey(key: StoryKey): StoryKey {
  return {
    operation: key.operation,
    left: key.left,
    right: key.right,
    result: key.result,
    unit: key.unit,
    wrongOperation: toPublicLine(key.wrongOperation),
    wrongNumbers: toPublicLine(key.wrongNumbers),
    swapped: toPublicLine(key.swapped),
    mistakes: key.mistakes.map(({ value, feedback }) => ({ value, feedback: toPublicLine(feedback) })),
    wrongResult: toPublicLine(key.wrongResult),
    wrongUnit: toPublicLine(key.wrongUnit),
  };
}
