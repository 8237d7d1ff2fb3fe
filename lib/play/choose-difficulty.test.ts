import { describe, expect, test } from "vitest";
import { chooseDifficulty } from "./choose-difficulty.ts";
import type { FirstTry } from "./first-try.ts";

/** "1 1 2x": right at 1, right at 1, missed at 2. */
function tries(written: string): FirstTry[] {
  return written.split(" ").flatMap((each): FirstTry[] => {
    const difficulty = ([1, 2, 3] as const).find((number) => each.startsWith(String(number)));
    return difficulty === undefined ? [] : [{ difficulty, isRight: !each.endsWith("x") }];
  });
}

describe("chooseDifficulty", () => {
  test.each([
    ["", 1, "start"],
    ["1 1", 1, "stay"],
    ["1 1 1", 2, "three-right"],
    ["1 1 1 2 2", 2, "stay"],
    ["1 1 1 2 2 2", 3, "three-right"],
    ["1 1 1 2 2 2 3 3 3", 3, "stay"],
    ["2x 2x", 2, "stay"],
    ["2x 2x 2x", 1, "three-missed"],
    ["1x 1x 1x", 1, "stay"],
    ["3 3 3x 3x", 2, "too-many-missed"],
    ["1 1 1 2 2 2x", 2, "stay"],
    ["1 1 1 2x 2 2x", 1, "too-many-missed"],
    // Right again after misses: not harder as long as fewer than 80 % of the last ten are right.
    ["1x 1x 1x 1 1 1", 1, "stay"],
    // Harder went badly last time: three right here are not enough to go back at once.
    ["1 1 1 2x 2 2x 1 1 1", 1, "stay"],
    ["1 1 1 1 1 2x 2x 2x 2 1 1 1 1 1 1 1 1 1", 1, "stay"],
  ] as const)("after %j comes %i (%s)", (written, difficulty, reason) => {
    expect(chooseDifficulty(tries(written), 1)).toEqual({ difficulty, reason });
  });

  test("a pupil starts where the page says", () => {
    expect(chooseDifficulty([], 3)).toEqual({ difficulty: 3, reason: "start" });
  });
});
