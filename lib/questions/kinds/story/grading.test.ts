import { expect, test } from "vitest";
import { type StoryKey, type StoryResponse, storyGrading } from "./grading.ts";

function line(text: string) {
  return { text, spoken: text };
}

const difference: StoryKey = {
  operation: "−",
  left: 42,
  right: 17,
  result: 25,
  unit: 0,
  wrongOperation: line("operation"),
  wrongNumbers: line("numbers"),
  swapped: line("swapped"),
  mistakes: [{ value: 35, feedback: line("borrow") }],
  wrongResult: line("result"),
  wrongUnit: line("unit"),
};
const right: StoryResponse = { operation: "−", left: 42, right: 17, result: 25, unit: 0 };

test.each([
  ["the operation before anything else", { operation: "+", result: 59, unit: 1 }, "operation"],
  ["two numbers in the other's place", { left: 17, right: 42 }, "swapped"],
  ["a number that is not the text's", { right: 42 }, "numbers"],
  ["a known slip in the result", { result: 35, unit: 1 }, "borrow"],
  ["any other result", { result: 24 }, "result"],
  ["the unit last", { unit: 1 }, "unit"],
] as const)("the feedback names %s", (_, distractor, said) => {
  expect(storyGrading.feedback(difference, { ...right, ...distractor })?.text).toBe(said);
});

test("a right page is not talked about", () => {
  expect(storyGrading.feedback(difference, right)).toBeNull();
});

test("a sum may be written in either order, a difference in one", () => {
  const sum: StoryKey = { ...difference, operation: "+", result: 59 };
  expect(storyGrading.grade(sum, { operation: "+", left: 17, right: 42, result: 59, unit: 0 })).toBe(true);
  expect(storyGrading.grade(difference, { ...right, left: 17, right: 42 })).toBe(false);
});
