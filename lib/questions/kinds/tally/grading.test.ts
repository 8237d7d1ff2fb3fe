import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { noRow, type TallyKey, tallyGrading } from "./grading.ts";

const said = (text: string) => toLine(text);

/** Three things of one row, one of the next, two of the last one. */
const key: TallyKey = {
  rows: [0, 0, 1, 0, 2, 2],
  totals: [3, 1, 2],
  ends: [0, 1],
  left: said("Còn hình chưa gạch."),
  stray: [said("Xem lại hàng gà."), said("Xem lại hàng vịt."), said("Xem lại hàng cá.")],
  mistakes: [{ place: 0, value: 6, feedback: said("Đó là tất cả.") }],
  tooLow: ["gà", "vịt", "cá"].map((name) => said(`Còn thiếu ${name}.`)),
  tooHigh: ["gà", "vịt", "cá"].map((name) => said(`Thừa ${name}.`)),
  exchanged: said("Con đổi chỗ hai số."),
  wrongEnds: { turned: said("Con nói ngược."), most: said("Tìm hàng nhiều nhất."), least: said("Tìm hàng ít nhất.") },
};
const right = { tallied: key.rows, totals: key.totals, ends: key.ends };
const told = (other: Partial<typeof right>) => tallyGrading.feedback(key, { ...right, ...other })?.text;

describe("things that are counted", () => {
  test("strokes, numbers and what is named by them all have to be right", () => {
    expect(tallyGrading.grade(key, right)).toBe(true);
    expect(tallyGrading.grade(key, { ...right, tallied: [0, 0, 1, 0, 2, 1] })).toBe(false);
    expect(tallyGrading.grade(key, { ...right, totals: [3, 1, 3] })).toBe(false);
    expect(tallyGrading.grade(key, { ...right, ends: [1, 0] })).toBe(false);
    expect(tallyGrading.grade(key, { ...right, ends: null })).toBe(false);
  });

  test("a stroke in another row is told of before what is left, strokes before numbers, numbers before what is named", () => {
    expect(told({ tallied: [0, 0, 0, noRow, 2, 2], totals: [1, 1, 1] })).toBe("Xem lại hàng gà.");
    expect(told({ tallied: [0, 0, 1, noRow, 2, 2], totals: [1, 1, 1] })).toBe("Còn hình chưa gạch.");
    expect(told({ totals: [3, 1, 1], ends: [1, 0] })).toBe("Còn thiếu cá.");
    expect(told({ totals: [3, 4, 2] })).toBe("Thừa vịt.");
    expect(told({ totals: [6, 1, 2] })).toBe("Đó là tất cả.");
    expect(told({ ends: [1, 0] })).toBe("Con nói ngược.");
    expect(told({ ends: [2, 1] })).toBe("Tìm hàng nhiều nhất.");
    expect(told({ ends: [0, 2] })).toBe("Tìm hàng ít nhất.");
    expect(told({})).toBeUndefined();
  });

  test("two numbers in each other's place are told of, where the others are right", () => {
    expect(told({ totals: [1, 3, 2] })).toBe("Con đổi chỗ hai số.");
    expect(told({ totals: [1, 3, 1] })).toBe("Còn thiếu gà.");
  });

  test("the first wrong number is marked once the strokes are right", () => {
    expect(tallyGrading.wrongPart?.(key, { ...right, totals: [3, 2, 2] })).toBe(1);
    expect(tallyGrading.wrongPart?.(key, { ...right, tallied: [0, 0, 1, 0, 2, noRow], totals: [3, 2, 2] })).toBeNull();
    expect(tallyGrading.wrongPart?.(key, { ...right, totals: [1, 3, 2] })).toBeNull();
  });
});
