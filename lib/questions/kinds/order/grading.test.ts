import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type OrderKey, orderGrading } from "./grading.ts";

const turned = toLine("Con xếp ngược rồi.");
const first = toLine("Số đứng đầu chưa đúng.");
const later = toLine("Con so sánh các số còn lại nhé!");
const key: OrderKey = { order: [2, 0, 1], turned, first, later };

test("all cards in their order are right", () => {
  expect(orderGrading.grade(key, { order: [2, 0, 1] })).toBe(true);
  expect(orderGrading.feedback(key, { order: [2, 0, 1] })).toBeNull();
});

test("the other way round is told apart from a wrong start", () => {
  expect(orderGrading.grade(key, { order: [1, 0, 2] })).toBe(false);
  expect(orderGrading.feedback(key, { order: [1, 0, 2] })).toEqual(turned);
  expect(orderGrading.feedback(key, { order: [0, 2, 1] })).toEqual(first);
});

test("after a right start only the rest is spoken of", () => {
  expect(orderGrading.feedback(key, { order: [2, 1, 0] })).toEqual(later);
});
