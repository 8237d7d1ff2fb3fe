import { expect, test } from "vitest";
import { tapMark, tapPlace } from "./marking.ts";

const bare = { put: [0, 0, 0], hand: 0, waiting: null };

test("the mark in hand is put, taken away by a second tap, and put in the place of another", () => {
  const withFirst = tapPlace({ ...bare, hand: 1 }, 2);
  expect(withFirst).toEqual({ put: [0, 0, 1], hand: 1, waiting: null });
  expect(tapPlace(withFirst, 2).put).toEqual([0, 0, 0]);
  expect(tapPlace({ ...withFirst, hand: 2 }, 2).put).toEqual([0, 0, 2]);
});

test("a place tapped first waits for its mark, and a second tap lets it go", () => {
  const waiting = tapPlace(bare, 1);
  expect(waiting).toEqual({ put: [0, 0, 0], hand: 0, waiting: 1 });
  expect(tapMark(waiting, 2)).toEqual({ put: [0, 2, 0], hand: 0, waiting: null });
  expect(tapPlace(waiting, 1)).toEqual(bare);
});

test("with nothing in hand a tap takes a mark away", () => {
  expect(tapPlace({ ...bare, put: [0, 2, 0] }, 1)).toEqual(bare);
});

test("a mark is taken into the hand, changed for another and laid down", () => {
  const inHand = tapMark(bare, 1);
  expect(inHand.hand).toBe(1);
  expect(tapMark(inHand, 2).hand).toBe(2);
  expect(tapMark(inHand, 1)).toEqual(bare);
});
