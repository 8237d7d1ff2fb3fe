import { expect, test } from "vitest";
import { coverFault, turnedCorners } from "./cover.ts";

const corners = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));
const square = corners([0, 0], [2, 0], [2, 2], [0, 2]);
const half = corners([0, 0], [2, 2], [0, 2]);
const puzzle = { outline: square, pieces: [{ corners: half }, { corners: half }, { corners: square }] };
const here = (turn: number) => ({ x: 0, y: 0, turn });

test("two halves cover a square, one of them turned by two quarters, and so does the whole", () => {
  expect(coverFault(puzzle, [here(0), here(2), null])).toBeNull();
  expect(coverFault(puzzle, [here(2), here(0), null])).toBeNull();
  expect(coverFault(puzzle, [null, null, here(1)])).toBeNull();
});

test("what sticks out is told before what lies on another, and that before what is open", () => {
  expect(coverFault(puzzle, [{ x: 1, y: 0, turn: 0 }, here(0), null])).toBe("outside");
  expect(coverFault(puzzle, [here(0), here(1), null])).toBe("overlap");
  expect(coverFault(puzzle, [here(0), null, here(0)])).toBe("overlap");
  expect(coverFault(puzzle, [here(0), null, null])).toBe("gap");
  expect(coverFault(puzzle, [null, null, null])).toBe("gap");
});

test("a quarter turn to the right brings the right angle of a half from below on the left to above on the left", () => {
  expect(turnedCorners(half, 1)).toEqual(corners([2, 0], [0, 2], [0, 0]));
  expect(turnedCorners(half, 4)).toEqual(half);
});
