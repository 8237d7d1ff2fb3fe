import { expect, test } from "vitest";
import { fitsLabel, labelLines, labelWidth } from "./label-lines.ts";

test("a text that fits stands on one line", () => {
  expect(labelLines("Thứ Hai", 100, 16)).toEqual(["Thứ Hai"]);
});

test("a long text is cut where its two lines are about as long", () => {
  expect(labelLines("Hoạt động khác", 80, 16)).toEqual(["Hoạt động", "khác"]);
  expect(labelLines("Câu lạc bộ cờ vua", 90, 16)).toEqual(["Câu lạc bộ", "cờ vua"]);
});

test("a number stays beside its unit", () => {
  expect(labelLines("25\u00a0000\u00a0đồng", 40, 16)).toEqual(["25\u00a0000\u00a0đồng"]);
});

test("what does not fit is told", () => {
  expect(fitsLabel("Bóng đá", 90, 16)).toBe(true);
  expect(fitsLabel("Câu lạc bộ bóng chuyền bãi biển", 60, 16)).toBe(false);
  expect(fitsLabel("Cầu lông", 40, 16, 1)).toBe(false);
  expect(fitsLabel(" ", 90, 16)).toBe(false);
  expect(labelWidth("mm", 10)).toBeGreaterThan(labelWidth("il", 10));
});
