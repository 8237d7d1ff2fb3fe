import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { layUnitsGrading } from "./grading.ts";

const key = { length: 6, tooFew: toLine("ít"), tooMany: toLine("nhiều"), miscounted: toLine("đếm") };

test("what lies there is spoken of before the number is", () => {
  expect(layUnitsGrading.feedback(key, { units: 5, told: 6 })).toEqual(key.tooFew);
  expect(layUnitsGrading.feedback(key, { units: 7, told: 6 })).toEqual(key.tooMany);
  expect(layUnitsGrading.feedback(key, { units: 6, told: 7 })).toEqual(key.miscounted);
  expect(layUnitsGrading.feedback(key, { units: 6, told: 6 })).toBeNull();
});

test("a length is right only where the units end with the thing", () => {
  expect(layUnitsGrading.grade(key, { units: 6, told: 6 })).toBe(true);
  expect(layUnitsGrading.grade(key, { units: 7, told: 6 })).toBe(false);
});
