import { expect, test } from "vitest";
import { countPoints } from "./points.ts";

test.each([
  ["practice", 10, 0, 120],
  ["practice", 9, 1, 95],
  ["practice", 0, 10, 50],
  ["practice", 0, 0, 0],
  ["challenge", 10, 0, 120],
  ["challenge", 8, 0, 80],
  ["challenge", 8, 2, 80],
] as const)(
  "a %s run with %i right at once and %i at the second try gives %i points",
  (mode, first, second, points) => {
    expect(countPoints(mode, first, second)).toBe(points);
  },
);
