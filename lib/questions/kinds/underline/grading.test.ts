import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type UnderlineKey, underlineGrading } from "./grading.ts";

const tooShort = toLine("Con gạch còn thiếu.");
const tooLong = toLine("Con gạch hơi dài.");
const elsewhere = toLine("Phần đó chưa phải.");
const key: UnderlineKey = { from: 2, to: 4, tooShort, tooLong, elsewhere };

test("exactly the words of the part are right", () => {
  expect(underlineGrading.grade(key, { from: 2, to: 4 })).toBe(true);
  expect(underlineGrading.feedback(key, { from: 2, to: 4 })).toBeNull();
});

test("a part of it is too short, wherever it lacks words", () => {
  for (const response of [
    { from: 2, to: 3 },
    { from: 3, to: 4 },
    { from: 3, to: 3 },
  ]) {
    expect(underlineGrading.grade(key, response)).toBe(false);
    expect(underlineGrading.feedback(key, response)).toEqual(tooShort);
  }
});

test("more than it is too long, on whichever side", () => {
  expect(underlineGrading.feedback(key, { from: 0, to: 4 })).toEqual(tooLong);
  expect(underlineGrading.feedback(key, { from: 2, to: 6 })).toEqual(tooLong);
  expect(underlineGrading.feedback(key, { from: 0, to: 9 })).toEqual(tooLong);
});

test("another part, and one that only laps over, lies elsewhere", () => {
  expect(underlineGrading.feedback(key, { from: 5, to: 7 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 0, to: 1 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 0, to: 2 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 4, to: 6 })).toEqual(elsewhere);
});
