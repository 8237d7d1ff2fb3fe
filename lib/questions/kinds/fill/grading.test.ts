import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type FillKey, fillGrading } from "./grading.ts";
import { fillKind } from "./kind.ts";

const named = (part: string) => toLine(`Con chọn “${part}”. Con xem lại nhé!`);
const wrong = {
  initials: ["m", "n", "l"].map(named),
  rimes: ["a", "ă"].map(named),
  tones: ["dấu huyền", "dấu sắc"].map(named),
};
const key: FillKey = { initial: 2, rime: 0, tone: 1, wrong };

test("all three parts make a right answer", () => {
  expect(fillGrading.grade(key, { initial: 2, rime: 0, tone: 1 })).toBe(true);
  expect(fillGrading.feedback(key, { initial: 2, rime: 0, tone: 1 })).toBeNull();
});

test("the first part that is wrong is named", () => {
  expect(fillGrading.grade(key, { initial: 2, rime: 0, tone: 0 })).toBe(false);
  expect(fillGrading.feedback(key, { initial: 1, rime: 1, tone: 0 })).toEqual(wrong.initials[1]);
  expect(fillGrading.feedback(key, { initial: 2, rime: 1, tone: 0 })).toEqual(wrong.rimes[1]);
  expect(fillGrading.feedback(key, { initial: 2, rime: 0, tone: 0 })).toEqual(wrong.tones[0]);
});

test("a place past any row, or a part left out, cannot be sent", () => {
  expect(fillKind.response.safeParse({ initial: 4, rime: 0, tone: 0 }).success).toBe(false);
  expect(fillKind.response.safeParse({ initial: 0, rime: 0 }).success).toBe(false);
});
