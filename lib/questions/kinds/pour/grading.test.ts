import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { pourGrading } from "./grading.ts";
import { pourKind } from "./kind.ts";

const key = { litres: 6, tooLittle: toLine("ít"), tooMuch: toLine("nhiều") };

test("the sentence says whether there is too little or too much in it", () => {
  expect(pourGrading.feedback(key, { litres: 5 })).toEqual(key.tooLittle);
  expect(pourGrading.feedback(key, { litres: 7 })).toEqual(key.tooMuch);
  expect(pourGrading.feedback(key, { litres: 6 })).toBeNull();
});

test("more than any vessel holds, or a part of a litre, cannot be sent", () => {
  expect(pourKind.response.safeParse({ litres: 21 }).success).toBe(false);
  expect(pourKind.response.safeParse({ litres: 2.5 }).success).toBe(false);
});

const slip = { litres: 4, feedback: toLine("quên nhớ"), code: "BORROW" } as const;
const view = { form: "jar", markMl: 50, capacity: 20, numberEvery: 2, start: 20 } as const;

test("a known mistake has its own sentence and name", () => {
  const known = { ...key, mistakes: [slip] };
  expect(pourGrading.feedback(known, { litres: 4 })).toEqual(slip.feedback);
  expect(pourGrading.feedback(known, { litres: 3 })).toEqual(key.tooLittle);
  expect(pourKind.nameMistake?.(known, { litres: 4 }, view)).toBe("BORROW");
});

test("marks of 50 ml are named by what they come to", () => {
  expect(pourKind.nameMistake?.(key, { litres: 8 }, view)).toBe("OFF100");
  expect(pourKind.nameMistake?.(key, { litres: 7 }, view)).toBeNull();
});
