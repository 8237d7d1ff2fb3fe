import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type ChartBuildKey, chartBuildGrading } from "./grading.ts";

const key: ChartBuildKey = {
  values: [4, 6, 10],
  mistakes: [{ place: 1, value: 2, feedback: toLine("Con đã bớt.") }],
  tooLow: ["Hàng Táo còn thiếu.", "Hàng Cam còn thiếu.", "Tổng còn thiếu."].map(toLine),
  tooHigh: ["Hàng Táo thừa.", "Hàng Cam thừa.", "Tổng thừa."].map(toLine),
};
const said = (...built: number[]) => chartBuildGrading.feedback(key, { built })?.text ?? null;

test("every row and the typed number have to be right", () => {
  expect(chartBuildGrading.grade(key, { built: [4, 6, 10] })).toBe(true);
  expect(chartBuildGrading.grade(key, { built: [4, 6, 11] })).toBe(false);
  expect(chartBuildGrading.grade(key, { built: [4, 6] })).toBe(false);
  expect(chartBuildGrading.grade(key, { built: [4, 6, 10, 1] })).toBe(false);
});

test("the first wrong row is told, by its mistake where that is known, else whether it is too short or too long", () => {
  expect(said(3, 2, 10)).toBe("Hàng Táo còn thiếu.");
  expect(said(4, 2, 10)).toBe("Con đã bớt.");
  expect(said(4, 7, 10)).toBe("Hàng Cam thừa.");
  expect(said(4, 6, 9)).toBe("Tổng còn thiếu.");
  expect(said(4, 6, 10)).toBeNull();
});
