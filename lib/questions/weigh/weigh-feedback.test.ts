import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { gradeWeigh } from "./grade.ts";
import { weighKind } from "./kind.ts";
import { weighFeedback } from "./weigh-feedback.ts";

const key = { kg: 4, tooLight: toLine("nhẹ"), tooHeavy: toLine("nặng") };

test("any weights that balance are right", () => {
  expect(gradeWeigh(key, { placed: [2, 2] })).toBe(true);
  expect(gradeWeigh(key, { placed: [1, 1, 2] })).toBe(true);
  expect(weighFeedback(key, { placed: [2, 2] })).toBeNull();
});

test("the sentence says whether the pan is too light or too heavy", () => {
  expect(weighFeedback(key, { placed: [1] })).toEqual(key.tooLight);
  expect(weighFeedback(key, { placed: [5] })).toEqual(key.tooHeavy);
});

test("weights that do not exist or stand out of order cannot be sent", () => {
  expect(weighKind.response.safeParse({ placed: [4] }).success).toBe(false);
  expect(weighKind.response.safeParse({ placed: [2, 1] }).success).toBe(false);
  expect(weighKind.response.safeParse({ placed: [1, 2, 2, 5, 10] }).success).toBe(true);
});
