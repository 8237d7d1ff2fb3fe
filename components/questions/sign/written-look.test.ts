import { expect, test } from "vitest";
import { writtenLook } from "./written-look.ts";

test("the longer side sets the size; a sum is parted into rows, a number of many groups set smaller", () => {
  const [number, word, sum, rows, millions] = [
    ["9", "10"],
    ["345", "12 l"],
    ["30 + 2", "5"],
    ["211 − (88 − 21)", "145"],
    ["35\u00a0434\u00a0652", "9"],
  ].map(writtenLook);
  expect(new Set([number, word, sum, rows, millions].map((look) => look?.size)).size).toBe(5);
  expect([number, word, sum, rows, millions].map((look) => look?.isLoose)).toEqual([false, false, false, true, true]);
});
