import { expect, test } from "vitest";
import { columnSteps } from "./column-steps.ts";

test("a sum carries its 1 into the next column", () => {
  expect(columnSteps("+", 47, 36)).toEqual([
    { top: 7, lower: 6, digit: 3, hasCarryIn: false, hasCarryOut: true },
    { top: 4, lower: 3, digit: 8, hasCarryIn: true, hasCarryOut: false },
  ]);
});

test("a difference takes ten for the ones and pays 1 back in the tens", () => {
  expect(columnSteps("−", 62, 28)).toEqual([
    { top: 2, lower: 8, digit: 4, hasCarryIn: false, hasCarryOut: true },
    { top: 6, lower: 2, digit: 3, hasCarryIn: true, hasCarryOut: false },
  ]);
});

test("an empty square below counts nothing", () => {
  expect(columnSteps("−", 52, 7).map(({ lower, digit }) => [lower, digit])).toEqual([
    [7, 5],
    [null, 4],
  ]);
});
