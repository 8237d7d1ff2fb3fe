import { expect, test } from "vitest";
import { carriesOfProduct, carriesOfSum } from "./carries-of.ts";
import { working } from "./working.ts";

const alt = "Phép tính đặt theo cột.";

test("whole numbers stand with their ones below each other", () => {
  const { rows, rules } = working({ operation: "+", numbers: ["3568", "17"], result: "3585", alt });
  expect(rows.map((row) => row.map((square) => square ?? " ").join(""))).toEqual(["3568", "  17", "3585"]);
  expect(rules).toEqual([1]);
});

test("decimals stand with their commas below each other", () => {
  const { rows } = working({ operation: "−", numbers: ["12,5", "3,75"], result: "8,75", alt });
  expect(rows).toEqual([
    ["1", "2,", "5", null],
    [null, "3,", "7", "5"],
    [null, "8,", "7", "5"],
  ]);
});

test("a product of decimals stands with its last digits below each other", () => {
  const { rows } = working({ operation: "×", numbers: ["2,5", "3"], result: "7,5", align: "right", alt });
  expect(rows).toEqual([
    ["2,", "5"],
    [null, "3"],
    ["7,", "5"],
  ]);
});

test("digits to find are hidden, carries noted and a column marked from the right", () => {
  const carries = carriesOfSum([47, 38]);
  const sum = { operation: "+", numbers: ["47", "38"], result: "85", carries, alt } as const;
  const { rows, notes, marked } = working({ ...sum, gaps: [{ row: 2, place: 1 }], marked: 1 });
  expect(rows[2]).toEqual(["?", "5"]);
  expect(notes).toEqual(["1", null]);
  expect(marked).toBe(0);
});

test("a product carries more than one", () => {
  expect(carriesOfProduct(136, 4)).toEqual([null, 2, 1]);
});
