import { expect, test } from "vitest";
import { carriedNotes } from "./carried-notes.ts";
import { productColumn } from "./product-column.ts";

test("27 × 3 is worked from the ones, and its 2 is noted above the tens", () => {
  const setOut = productColumn(27, 3, 0);
  expect(setOut.rows).toEqual([
    ["7", "2"],
    ["3", null],
    ["?", "?"],
  ]);
  expect([carriedNotes(setOut), setOut.marked]).toEqual([[], 0]);
  const half = productColumn(27, 3, 1);
  expect(half.rows[2]).toEqual(["1", "?"]);
  expect([carriedNotes(half), half.marked]).toEqual([[{ column: 1, digit: 2 }], 1]);
  const done = productColumn(27, 3, 2);
  expect(done.rows[2]).toEqual(["1", "8"]);
  expect([carriedNotes(done), done.marked]).toEqual([[{ column: 1, digit: 2 }], null]);
});

test("a product that carries nothing has no notes", () => {
  expect(carriedNotes(productColumn(32, 3, 2))).toEqual([]);
});

test("a sum carries a 1 wherever it carries", () => {
  expect(carriedNotes({ carries: [1, 2] })).toEqual([
    { column: 1, digit: 1 },
    { column: 2, digit: 1 },
  ]);
});
