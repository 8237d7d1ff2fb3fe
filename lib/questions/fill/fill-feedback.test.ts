import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { fillFeedback } from "./fill-feedback.ts";
import { type FillKey, gradeFill } from "./grade.ts";
import { fillKind } from "./kind.ts";

const wrong = {
  initial: toLine("Con xem lại âm đầu nhé!"),
  rime: toLine("Con xem lại vần nhé!"),
  tone: toLine("Con xem lại dấu thanh nhé!"),
};
const key: FillKey = { initial: 2, rime: 0, tone: 1, wrong };

test("all three parts make a right answer", () => {
  expect(gradeFill(key, { initial: 2, rime: 0, tone: 1 })).toBe(true);
  expect(fillFeedback(key, { initial: 2, rime: 0, tone: 1 })).toBeNull();
});

test("the first part that is wrong is spoken of", () => {
  expect(gradeFill(key, { initial: 2, rime: 0, tone: 0 })).toBe(false);
  expect(fillFeedback(key, { initial: 1, rime: 1, tone: 0 })).toEqual(wrong.initial);
  expect(fillFeedback(key, { initial: 2, rime: 1, tone: 0 })).toEqual(wrong.rime);
  expect(fillFeedback(key, { initial: 2, rime: 0, tone: 0 })).toEqual(wrong.tone);
});

test("a place past any row, or a part left out, cannot be sent", () => {
  expect(fillKind.response.safeParse({ initial: 4, rime: 0, tone: 0 }).success).toBe(false);
  expect(fillKind.response.safeParse({ initial: 0, rime: 0 }).success).toBe(false);
});
