import { z } from "zod";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  hasNumbers,
  knownMistake,
  type StoryKey,
  type StoryResponse,
  type StoryView,
  storyGrading,
} from "./grading.ts";

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

/** A word problem with exactly the fields that are shown. */
function toView(view: StoryView): StoryView {
  return {
    numbers: view.numbers.map((number) => number),
    lead: toPublicLine(view.lead),
    units: view.units.map(({ short, full }) => ({ short, full: toPublicLine(full) })),
    ...(view.isSentence === true && { isSentence: true }),
  };
}

/** The name of the first step that is wrong; other numbers and another unit have none. */
function nameMistake(key: StoryKey, response: StoryResponse): MistakeCode | null {
  if (response.operation !== key.operation) return "OP";
  if (!hasNumbers(key, response) || response.result === key.result) return null;
  const known = knownMistake(key, response);
  return known === undefined ? offBy(response.result - key.result) : (known.code ?? null);
}

/** What is right in a word problem, without the names of the mistakes. */
function toKey(key: StoryKey): StoryKey {
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

export const storyKind = defineKind(storyGrading, {
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
  toView,
  toKey,
  readings: ({ units }) => units.map(({ short }) => [short, toSpoken(`(${short})`)]),
  countTaps: (_, key) => 3 + String(key.result).length,
  nameMistake,
  examples(view, key) {
    const { operation, left, right, result, unit } = key;
    const first = { operation, left, right, result, unit };
    const turned = { ...first, left: right, right: left };
    return {
      right: operation === "+" ? [first, turned] : [first],
      wrong: distractors(view, key, first),
    };
  },
});
