import { expect, test } from "vitest";
import type { Part } from "#lib/questions/kinds/underline/grading.ts";
import { tapWord } from "./tap-word.ts";

function tapAll(words: readonly number[]): Part | null {
  return words.reduce<Part | null>(tapWord, null);
}

test("the first and the last word draw the line, in either order and without a hole", () => {
  expect(tapAll([2])).toEqual({ from: 2, to: 2 });
  expect(tapAll([2, 5])).toEqual({ from: 2, to: 5 });
  expect(tapAll([5, 2])).toEqual({ from: 2, to: 5 });
  expect(tapAll([2, 5, 7])).toEqual({ from: 2, to: 7 });
});

test("a tap on an end takes that word off, a tap on the only word the whole line", () => {
  expect(tapAll([2, 5, 5])).toEqual({ from: 2, to: 4 });
  expect(tapAll([2, 5, 2])).toEqual({ from: 3, to: 5 });
  expect(tapAll([2, 2])).toBeNull();
});

test("a tap in the middle rubs out up to the nearer end; the tapped word is never left underlined", () => {
  expect(tapAll([0, 6, 5])).toEqual({ from: 0, to: 4 });
  expect(tapAll([0, 6, 1])).toEqual({ from: 2, to: 6 });
  expect(tapAll([0, 2, 1])).toEqual({ from: 0, to: 0 });
});
