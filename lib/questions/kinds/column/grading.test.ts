import { expect, test } from "vitest";
import { columnMistakes } from "#lib/questions/column/column-mistakes.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import { columnGrading } from "./grading.ts";

function saidTo(
  operation: "+" | "−",
  a: number,
  b: number,
  right: readonly number[],
  digits: number[],
  carries: number[] = [],
) {
  const wrong = [text.wrongColumn(0), text.wrongColumn(1)];
  const key = { digits: right, carries: [1], mistakes: columnMistakes(operation, a, b, true), wrong };
  return columnGrading.feedback(key, { digits, carries })?.text ?? null;
}

test.each([
  ["a forgotten carry", [3, 7], [], text.mistakeCarryForgotten],
  ["a carry that was noted and not added", [3, 7], [1], text.mistakeCarryNotAdded],
  ["the ten of 13 written into the ones", [1, 8], [], text.mistakeTenWritten(7, 6)],
  ["the difference instead of the sum", [1, 1], [], text.mistakeOperation("+")],
  ["a slip in the ones", [4, 8], [], text.wrongColumn(0)],
  ["a slip in the tens", [3, 9], [], text.wrongColumn(1)],
])("in 47 + 36 it names %s", (_, digits, carries, line) => {
  expect(saidTo("+", 47, 36, [3, 8], digits, carries)).toBe(line.text);
});

test.each([
  ["the smaller digit taken from the larger", [6, 4], text.mistakeSmallerFromLarger(2, 8)],
  ["a 1 that was not paid back", [4, 4], text.mistakeCarryForgotten],
  ["the sum instead of the difference", [0, 9], text.mistakeOperation("−")],
])("in 62 − 28 it names %s", (_, digits, line) => {
  expect(saidTo("−", 62, 28, [4, 3], digits)).toBe(line.text);
});

test("in 32 + 5 it names a 5 counted in the tens", () => {
  expect(saidTo("+", 32, 5, [7, 3], [2, 8])).toBe(text.mistakeNotAligned(5).text);
});

test("a sum is right when each of its squares is filled, whatever was carried", () => {
  const key = { digits: [3, 8], carries: [1], mistakes: [], wrong: [] };
  expect(columnGrading.grade(key, { digits: [3, 8], carries: [] })).toBe(true);
  for (const digits of [[], [3], [3, 7], [3, 8, 0]])
    expect(columnGrading.grade(key, { digits, carries: [1] })).toBe(false);
});

test("a right filling is not talked about", () => {
  expect(saidTo("+", 47, 36, [3, 8], [3, 8])).toBeNull();
});
