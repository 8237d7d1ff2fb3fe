import { expect, test } from "vitest";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type MatchKey, matchGrading } from "./grading.ts";

const less = toLine("3 bé hơn 8 nên không trừ được.");
const [first, second] = [toLine("Con xem lại ô thứ nhất."), toLine("Con xem lại ô thứ hai.")] as const;

/** Labels 8, 3, 5, 9 make 5 as 8 − 3; a sum would take them either way round. */
const difference: MatchKey = {
  fillings: [[0, 1]],
  mistakes: [{ labels: [1, 0], feedback: less }],
  wrong: [first, second],
};
const sum: MatchKey = {
  fillings: [
    [0, 1],
    [1, 0],
  ],
  mistakes: [],
  wrong: [first, second],
};

test("a known mistake is named, any other is told by its first wrong place, and every right filling is right", () => {
  const said: readonly (readonly [MatchKey, readonly number[], Line | null])[] = [
    [difference, [0, 1], null],
    [difference, [1, 0], less],
    [difference, [2, 1], first],
    [difference, [2, 3], first],
    [difference, [0, 3], second],
    [sum, [0, 1], null],
    [sum, [1, 0], null],
    [sum, [0, 2], second],
    [sum, [2, 3], first],
    // A key without a line for a place has nothing to say of it.
    [{ ...sum, wrong: [first] }, [0, 2], null],
  ];
  for (const [key, labels, line] of said) expect(matchGrading.feedback(key, { labels }), labels.join()).toEqual(line);
});
