import { expect, test } from "vitest";
import { weightsOf } from "./weights-of.ts";

test("every weight up to twenty is made of two to five real weights", () => {
  for (let kg = 2; kg <= 20; kg += 1) {
    const weights = weightsOf(kg);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(kg);
    expect(weights.length).toBeGreaterThan(1);
    expect(weights.length).toBeLessThan(6);
    expect(weights.every((weight) => [1, 2, 5, 10].includes(weight))).toBe(true);
  }
});

test("a single weight is changed into smaller ones", () => {
  expect(weightsOf(10)).toEqual([5, 5]);
  expect(weightsOf(5)).toEqual([2, 2, 1]);
});
