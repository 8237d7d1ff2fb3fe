import { expect, test } from "vitest";
import { writeRoman } from "./write-roman.ts";

test.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [19, "XIX"],
  [20, "XX"],
])("%i is written %s", (number, written) => {
  expect(writeRoman(number)).toBe(written);
});

test("only 1 to 39 are written", () => {
  expect(() => writeRoman(0)).toThrow(RangeError);
  expect(() => writeRoman(40)).toThrow(RangeError);
});
