import { expect, test } from "vitest";
import { axisLayout } from "./axis-layout.ts";

function axis(labels: readonly string[]) {
  const marks = labels.map((label, at) => ({ at, label, isLarge: true }));
  return axisLayout({ type: "axis", from: 0, to: labels.length - 1, marks, pointers: [], hops: [], alt: "" });
}

test("labels stand in one row where they fit, in two where they do not", () => {
  const few = axis(["0", "10", "20"]);
  expect(few.rowOf(0)).toBe(few.rowOf(1));
  const many = axis(["1001", "1101", "1201", "1301", "1401", "1501", "1601", "1701"]);
  expect(many.rowOf(0)).toBeLessThan(many.rowOf(1));
  expect(many.rowOf(0)).toBe(many.rowOf(2));
  expect(many.isTouching).toBe(false);
});

test("labels at the ends stay on the sheet, and too many of them are told", () => {
  expect(axis(["100\u00a0000", "200\u00a0000"]).isInside).toBe(true);
  expect(axis(Array.from({ length: 16 }, (_, place) => `${place + 1}0\u00a0000`)).isTouching).toBe(true);
});
