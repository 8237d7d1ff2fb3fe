import { expect, test } from "vitest";
import { hasDecimals } from "./has-decimals.ts";
import { writeSquares } from "./write-squares.ts";

test.each([
  [[5, 9, 8, null], 2, "8,95"],
  [[null, 6, 7, 4], 2, "47,6"],
  [[null, null, 2, 1], 2, "12"],
  [["?", 5, 0], 2, "0,5?"],
  [[7, 4], 0, "47"],
] as const)("%o with %i behind the comma is %s", (squares, decimals, text) => {
  expect(writeSquares(squares, decimals)).toBe(text);
});

test("a number has a comma where a digit behind it is written or to be filled in", () => {
  const view = {
    operation: "+",
    rows: [
      [null, 2, 1],
      [5, 3, null],
      [null, null, null],
    ],
    blanks: [0, 1, 2].map((column) => ({ row: 2, column })),
    decimals: 1,
  } as const;
  expect([0, 1, 2].map((row) => hasDecimals(view, row))).toEqual([false, true, true]);
  expect([0, 1, 2].map((row) => hasDecimals({ ...view, decimals: 0 }, row))).toEqual([false, false, false]);
});
