import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type BoxesKey, boxesGrading } from "./grading.ts";
import { boxesKind } from "./kind.ts";

const { grade, feedback } = boxesGrading;
const line = toLine("Con xem lại nhé!");
const keyOf = (values: readonly string[], more: Partial<BoxesKey> = {}): BoxesKey => ({
  values,
  isByWorth: false,
  mistakes: [],
  wrong: values.map((_, box) => toLine(`Ô ${box + 1} chưa đúng.`)),
  ...more,
});

test("every box has to be right", () => {
  const key = keyOf(["2", "15"]);
  expect(grade(key, { boxes: ["2", "15"] })).toBe(true);
  expect(grade(key, { boxes: ["2", "16"] })).toBe(false);
  expect(grade(key, { boxes: ["3", "15"] })).toBe(false);
  expect(grade(key, { boxes: ["2"] })).toBe(false);
  expect(grade(key, { boxes: ["2", "15", "0"] })).toBe(false);
});

test("zeros that change nothing are no mistake, and a comma in another place is", () => {
  const key = keyOf(["3,75"]);
  for (const boxes of [["3,75"], ["03,75"], ["3,750"]]) expect(grade(key, { boxes })).toBe(true);
  for (const boxes of [["37,5"], ["3,705"], ["375"], ["3,7"]]) expect(grade(key, { boxes })).toBe(false);
  expect(grade(keyOf(["10"]), { boxes: ["1"] })).toBe(false);
  expect(grade(keyOf(["10"]), { boxes: ["10,0"] })).toBe(true);
});

test("a fraction is right by its numbers, or where it is asked for by its worth", () => {
  for (const boxes of [
    ["6", "8"],
    ["9", "12"],
  ]) {
    expect(grade(keyOf(["3", "4"]), { boxes })).toBe(false);
    expect(grade(keyOf(["3", "4"], { isByWorth: true }), { boxes })).toBe(true);
  }
  for (const boxes of [
    ["4", "3"],
    ["0", "0"],
    ["3", "0"],
    ["0,3", "0,4"],
  ]) {
    expect(grade(keyOf(["3", "4"], { isByWorth: true }), { boxes })).toBe(false);
  }
  // What stands before the fraction is no part of it.
  expect(grade(keyOf(["2", "3", "4"], { isByWorth: true }), { boxes: ["1", "7", "4"] })).toBe(false);
  expect(grade(keyOf(["2", "3", "4"], { isByWorth: true }), { boxes: ["2", "6", "8"] })).toBe(true);
});

test("a known mistake is named before the first wrong box is", () => {
  const key = keyOf(["5", "8"], { mistakes: [{ values: [null, "16"], feedback: line }] });
  expect(feedback(key, { boxes: ["5", "16"] })).toEqual(line);
  expect(feedback(key, { boxes: ["10", "16"] })).toEqual(line);
  expect(feedback(key, { boxes: ["5", "9"] })).toEqual(key.wrong[1]);
  expect(feedback(key, { boxes: ["6", "9"] })).toEqual(key.wrong[0]);
});

test("each way to write it is right, and the box is named at which the nearest one is left", () => {
  const key = keyOf(["247", "53", "300"], { otherValues: [["53", "247", "300"]] });
  for (const boxes of [
    ["247", "53", "300"],
    ["53", "247", "300"],
  ]) {
    expect(grade(key, { boxes })).toBe(true);
    expect(feedback(key, { boxes })).toBeNull();
  }
  expect(grade(key, { boxes: ["53", "53", "300"] })).toBe(false);
  expect(feedback(key, { boxes: ["53", "247", "200"] })).toEqual(key.wrong[2]);
  expect(feedback(key, { boxes: ["53", "53", "300"] })).toEqual(key.wrong[1]);
  expect(feedback(key, { boxes: ["385", "53", "300"] })).toEqual(key.wrong[0]);
  expect(boxesKind.toKey(key).otherValues).toEqual(key.otherValues);
});

test.each([["-1"], ["1,"], [",5"], ["1.5"], ["1,2345"], ["1234567890"], ["1,2,3"], [""]])(
  "%s cannot be sent",
  (typed) => {
    expect(boxesKind.response.safeParse({ boxes: [typed] }).success).toBe(false);
  },
);
