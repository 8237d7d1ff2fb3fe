import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { weighGrading } from "./grading.ts";
import { weighKind } from "./kind.ts";

const key = { kg: 4, tooLight: toLine("nhẹ"), tooHeavy: toLine("nặng") };

test("any weights that balance are right", () => {
  expect(weighGrading.grade(key, { placed: [2, 2] })).toBe(true);
  expect(weighGrading.grade(key, { placed: [1, 1, 2] })).toBe(true);
  expect(weighGrading.feedback(key, { placed: [2, 2] })).toBeNull();
});

test("the sentence says whether the pan is too light or too heavy", () => {
  expect(weighGrading.feedback(key, { placed: [1] })).toEqual(key.tooLight);
  expect(weighGrading.feedback(key, { placed: [5] })).toEqual(key.tooHeavy);
});

test("weights that do not exist or stand out of order cannot be sent", () => {
  expect(weighKind.response.safeParse({ placed: [4] }).success).toBe(false);
  expect(weighKind.response.safeParse({ placed: [2, 1] }).success).toBe(false);
  expect(weighKind.response.safeParse({ placed: [1, 2, 2, 5, 10] }).success).toBe(true);
});
