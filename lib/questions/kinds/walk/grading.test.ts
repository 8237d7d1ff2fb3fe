import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type WalkFault, type WalkKey, walkFault, walkGrading } from "./grading.ts";
import type { Move } from "./moves.ts";

const feedback: WalkKey["feedback"] = [
  { fault: "short", line: toLine("thiếu") },
  { fault: "other", line: toLine("khác") },
];

/** Two to the right and two up, from the square in the third row and the second column. */
const told: WalkKey = {
  ground: { size: 5, start: 11, wall: [] },
  cards: [],
  target: 3,
  moves: [
    { direction: "right", squares: 2 },
    { direction: "up", squares: 2 },
  ],
  feedback,
};

test("a square that was reached by a mistake is told by it", () => {
  const tried: readonly (readonly [square: number, fault: WalkFault | null])[] = [
    [3, null],
    [2, "short"],
    [8, "short"],
    [7, "bothShort"],
    [4, "long"],
    [13, "half"],
    [1, "half"],
    [10, "side"],
    [0, "side"],
    [23, "height"],
    [9, "other"],
  ];
  for (const [square, fault] of tried) expect(walkFault(told, { walked: [square] }), String(square)).toBe(fault);
  expect(walkGrading.feedback(told, { walked: [2] })).toEqual(toLine("thiếu"));
});

test("who leaves the row in which alone the robot goes is told so", () => {
  const key: WalkKey = { ...told, target: 13, moves: [{ direction: "right", squares: 2 }] };
  expect(walkFault(key, { walked: [8] })).toBe("line");
  expect(walkFault(key, { walked: [14] })).toBe("long");
  expect(walkFault(key, { walked: [10] })).toBe("side");
});

const cards: readonly Move[] = [
  { direction: "up", squares: 1 },
  { direction: "right", squares: 2 },
  { direction: "down", squares: 1 },
  { direction: "right", squares: 1 },
  { direction: "left", squares: 1 },
];

/** Around a wall between the start and the target two squares to its right. */
const laid: WalkKey = {
  ground: { size: 5, start: 11, wall: [12, 17] },
  cards,
  target: 13,
  moves: [0, 1, 2].flatMap((card) => cards[card] ?? []),
  feedback,
};

test("any row of cards that arrives is right; a wall and the edge stop the robot", () => {
  const tried: readonly (readonly [walked: readonly number[], fault: WalkFault | null])[] = [
    [[0, 1, 2], null],
    [[1, 0, 2], "wall"],
    [[3], "wall"],
    [[0, 4, 2], "side"],
    [[0, 1], "short"],
    [[0, 3, 1, 2], "long"],
    [[4, 4], "outside"],
    [[0], "other"],
    [[0, 9], "other"],
  ];
  for (const [walked, fault] of tried) expect(walkFault(laid, { walked }), walked.join()).toBe(fault);
});
