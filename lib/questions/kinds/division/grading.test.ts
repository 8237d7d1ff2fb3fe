import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { divisionGrading } from "./grading.ts";
import { divisionKind } from "./kind.ts";
import { divisionSquares } from "./squares.ts";

const view = { dividend: 77, divisor: 3 };
const key = {
  digits: [2, 1, 7, 5, 2],
  mistakes: [{ digits: [2, 1, 7, 4, null], feedback: toLine("bé quá"), code: "OFF1" as const }],
  wrong: ["một", "hai", "ba", "bốn", "năm"].map((word) => toLine(word)),
};

test("77 : 3 goes twice, leaves 1, brings down 7, goes five times and leaves 2", () => {
  expect(divisionSquares(view).map(({ digit }) => digit)).toEqual(key.digits);
});

test("a division whose first digit is too small begins with two", () => {
  expect(divisionSquares({ dividend: 136, divisor: 4 }).map(({ column }) => column)).toEqual([0, 1, 2, 1, 2]);
});

test("a known mistake is named whatever follows it, and another by the first wrong square", () => {
  expect(divisionGrading.feedback(key, { filled: [2, 1, 7, 4, 5] })?.text).toBe("bé quá");
  expect(divisionGrading.feedback(key, { filled: [2, 2, 7, 4, 5] })?.text).toBe("hai");
  expect(divisionGrading.feedback(key, { filled: [2, 1, 7, 5, 2] })).toBeNull();
  expect(divisionKind.nameMistake?.(key, { filled: [2, 1, 7, 4, 5] }, view)).toBe("OFF1");
});

test("it is right when every square is, and not before", () => {
  expect(divisionGrading.grade(key, { filled: [2, 1, 7, 5, 2] })).toBe(true);
  expect(divisionGrading.grade(key, { filled: [2, 1, 7, 5] })).toBe(false);
  expect(divisionGrading.grade(key, { filled: [2, 1, 7, 5, 1] })).toBe(false);
});
