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
