import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type UnderlineKey, underlineGrading } from "./grading.ts";

const tooShort = { before: toLine("Còn thiếu ở đầu."), after: toLine("Còn thiếu ở cuối.") };
const tooLong = { before: toLine("Thừa ở đầu."), after: toLine("Thừa ở cuối.") };
const named = toLine("Phần đó nói ở đâu.");
const elsewhere = toLine("Phần đó chưa phải.");
const key: UnderlineKey = {
  from: 2,
  to: 4,
  mistakes: [{ from: 5, to: 6, feedback: named }],
  tooShort,
  tooLong,
  elsewhere,
};

test("exactly the words of the part are right", () => {
  expect(underlineGrading.grade(key, { from: 2, to: 4 })).toBe(true);
  expect(underlineGrading.feedback(key, { from: 2, to: 4 })).toBeNull();
});

test("a part of it is too short, wherever it lacks words", () => {
  for (const [response, said] of [
    [{ from: 2, to: 3 }, tooShort.after],
    [{ from: 3, to: 4 }, tooShort.before],
    [{ from: 3, to: 3 }, tooShort.before],
  ] as const) {
    expect(underlineGrading.grade(key, response)).toBe(false);
    expect(underlineGrading.feedback(key, response)).toEqual(said);
  }
});

test("more than it is too long, on whichever side", () => {
  expect(underlineGrading.feedback(key, { from: 0, to: 4 })).toEqual(tooLong.before);
  expect(underlineGrading.feedback(key, { from: 2, to: 6 })).toEqual(tooLong.after);
  expect(underlineGrading.feedback(key, { from: 0, to: 9 })).toEqual(tooLong.before);
});

test("another part, and one that only laps over, lies elsewhere", () => {
  expect(underlineGrading.feedback(key, { from: 5, to: 7 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 0, to: 1 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 0, to: 2 })).toEqual(elsewhere);
  expect(underlineGrading.feedback(key, { from: 4, to: 6 })).toEqual(elsewhere);
});

test("a part that a named mistake leads to gets the sentence on it", () => {
  expect(underlineGrading.feedback(key, { from: 5, to: 6 })).toEqual(named);
});
