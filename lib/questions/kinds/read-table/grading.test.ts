import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type ReadTableKey, readTableGrading } from "./grading.ts";

const [row, column] = [toLine("Con xem lại cột."), toLine("Con xem lại hàng.")];
const [missing, wrong] = [toLine("Còn thiếu ô."), toLine("Con tìm lại nhé!")];
const key: ReadTableKey = {
  cells: [12, 32],
  mistakes: [
    { cells: [22, 42], feedback: column },
    { cells: [11, 13], feedback: row },
  ],
  missing,
  wrong,
};

test("all cells that fit are right, in whatever order they were tapped, and no others", () => {
  expect(readTableGrading.grade(key, { cells: [12, 32] })).toBe(true);
  expect(readTableGrading.grade(key, { cells: [32, 12] })).toBe(true);
  expect(readTableGrading.grade(key, { cells: [12] })).toBe(false);
  expect(readTableGrading.grade(key, { cells: [12, 32, 11] })).toBe(false);
});

test("a part of the cells is told to be one", () => {
  expect(readTableGrading.feedback(key, { cells: [32] })).toEqual(missing);
  expect(readTableGrading.feedback(key, { cells: [12, 32] })).toBeNull();
});

test("a wrong cell is told why it is wrong, beside right ones too, the most telling reason first", () => {
  expect(readTableGrading.feedback(key, { cells: [12, 42] })).toEqual(column);
  expect(readTableGrading.feedback(key, { cells: [13] })).toEqual(row);
  expect(readTableGrading.feedback(key, { cells: [11, 22] })).toEqual(column);
  expect(readTableGrading.feedback(key, { cells: [12, 21] })).toEqual(wrong);
});
