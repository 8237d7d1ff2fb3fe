import { expect, test } from "vitest";
import { wordsSize } from "./words-size.ts";

test("digits are as wide as they are measured", () => {
  expect(wordsSize("2468", 100).width).toBeCloseTo(240);
});

test("marks make no letter wider", () => {
  expect(wordsSize("nghìn", 100).width).toBe(wordsSize("nghin", 100).width);
});

test("a fraction is as wide as its longer half, and higher than a line", () => {
  const { pieces, width, height } = wordsSize("2\u202f3\u20441000", 20);
  expect(pieces).toHaveLength(2);
  expect(width).toBeLessThan(wordsSize("231000", 20).width);
  expect(height).toBeGreaterThan(wordsSize("2", 20).height);
});
