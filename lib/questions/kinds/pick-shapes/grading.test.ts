import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type PickShapesKey, pickShapesGrading } from "./grading.ts";

const round = toLine("Có hình tròn lẫn vào rồi.");
const missed = toLine("Vẫn còn hình vuông.");
const key: PickShapesKey = { picked: [0, 2], missed, feedback: [null, round, null, null] };

test("all that fit and nothing else is right", () => {
  expect(pickShapesGrading.grade(key, { picked: [0, 2] })).toBe(true);
  expect(pickShapesGrading.feedback(key, { picked: [0, 2] })).toBeNull();
});

test("a part of what fits is not enough, and the child hears that there is more", () => {
  for (const picked of [[], [0], [2]]) expect(pickShapesGrading.grade(key, { picked })).toBe(false);
  expect(pickShapesGrading.feedback(key, { picked: [2] })).toEqual(missed);
});

test("one too many is spoken of before one too few", () => {
  expect(pickShapesGrading.grade(key, { picked: [0, 1, 2] })).toBe(false);
  expect(pickShapesGrading.feedback(key, { picked: [0, 1] })).toEqual(round);
});
