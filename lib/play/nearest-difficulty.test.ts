import { expect, test } from "vitest";
import { nearestDifficulty } from "./nearest-difficulty.ts";

test.each([
  [3, [1, 2], 2],
  [2, [1, 3], 1],
  [1, [2, 3], 2],
  [3, [3, 1], 3],
  [2, [], 2],
] as const)("of difficulty %i among %j there is %i", (wished, there, found) => {
  expect(nearestDifficulty(wished, there)).toBe(found);
});
