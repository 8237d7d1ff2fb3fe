import { expect, test } from "vitest";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import { layChart } from "./lay-chart.ts";

const chart: ChartFigure = {
  type: "chart",
  form: "columns",
  title: "Số cây các lớp trồng được",
  unit: "(cây)",
  values: [
    { name: "4A", value: 30 },
    { name: "4B", value: 10 },
  ],
  step: 5,
  top: 30,
  hasValues: false,
  alt: "Biểu đồ cột.",
};

test("values stand to scale between the corner and the topmost mark", () => {
  const { yOf, xOf, top, bottom, left, width } = layChart(chart);
  expect([yOf(0), yOf(30)]).toEqual([bottom, top]);
  expect(yOf(15)).toBeCloseTo((top + bottom) / 2);
  expect(xOf(0)).toBeGreaterThan(left);
  expect(xOf(1)).toBeLessThan(width);
});

test("a number over a high column at the left keeps clear of the unit", () => {
  const long = { ...chart, unit: "(học sinh)" };
  expect(layChart({ ...long, hasValues: true }).top).toBeGreaterThan(layChart(long).top);
  expect(layChart({ ...chart, hasValues: true }).top).toBe(layChart(chart).top);
  expect(layChart({ ...long, read: [0] }).top).toBe(layChart({ ...long, hasValues: true }).top);
  expect(layChart({ ...long, read: [1] }).top).toBe(layChart(long).top);
});

test("long names take two lines", () => {
  const values = chart.values.map(({ value }, at) => ({ value, name: `Câu lạc bộ bóng rổ và bóng bàn ${at}` }));
  expect(layChart({ ...chart, values }).height).toBeGreaterThan(layChart(chart).height);
});
