import { expect, test } from "vitest";
import { type Finding, goalLine, holds, judgedNumber, worstShift } from "./goal-line.ts";

const paint: Finding = { what: "paint", value: 900, unit: "ms", floor: 500, goal: 1.5, wanted: "at most" };
const shift: Finding = { what: "shift", value: 0.02, unit: "", floor: null, goal: 0.02, wanted: "at most" };

test("what has a floor is judged by its multiple", () => {
  expect(judgedNumber(paint)).toBe(1.8);
  expect(holds(paint)).toBe(false);
  expect(holds({ ...paint, value: 750 })).toBe(true);
  expect(goalLine(paint)).toBe("| paint | 900.0 ms | 500.0 ms | 1.800 | at most 1.5 times | NO |");
});

test("what has none is judged as it is", () => {
  expect(holds(shift)).toBe(true);
  expect(holds({ ...shift, value: 0.021 })).toBe(false);
  expect(goalLine(shift)).toBe("| shift | 0.020 | - | - | at most 0.02 | yes |");
});

test("some things have to be many", () => {
  const requests: Finding = { what: "home", value: 500, unit: "/s", floor: 1000, goal: 0.8, wanted: "at least" };
  expect(holds(requests)).toBe(false);
  expect(holds({ ...requests, value: 800 })).toBe(true);
});

test("what was not measured holds no goal", () => {
  expect(holds({ ...shift, value: Number.NaN })).toBe(false);
  expect(holds({ ...paint, floor: 0 })).toBe(false);
  expect(goalLine({ ...shift, value: Number.NaN })).toBe("| shift | not measured | - | - | at most 0.02 | NO |");
});

test("shifts count together until a second passes or five seconds are over", () => {
  expect(worstShift([])).toBe(0);
  const at = (...times: number[]) => times.map((time) => ({ at: time, value: 0.5 }));
  expect(worstShift(at(200, 1100, 2300))).toBe(1);
  expect(worstShift(at(5000, 5900, 6800, 7700, 8600, 9500, 10_400))).toBe(3);
});
