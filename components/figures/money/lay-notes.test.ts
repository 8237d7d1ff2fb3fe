import { expect, test } from "vitest";
import { layNotes } from "./lay-notes.ts";

const counts = [1, 2, 3, 4, 5, 6, 7, 8];
const all = [...counts.map((count) => [count]), ...counts.flatMap((first) => counts.map((second) => [first, second]))];

test.each(all)("notes stay inside and apart: %s and %s", (...groups) => {
  const { places, height } = layNotes(groups.filter((count) => count !== undefined));
  const notes = places.flat();
  expect(notes.every(({ x, y, ...size }) => x >= 2 && x + size.width <= 318 && y + size.height <= height)).toBe(true);
  const touching = notes.filter((one, at) =>
    notes
      .slice(at + 1)
      .some((other) => Math.abs(one.x - other.x) < one.width + 3 && Math.abs(one.y - other.y) < one.height + 3),
  );
  expect(touching).toEqual([]);
});

test.each([1, 2, 3, 4, 5])("%i notes of one row stand beside each other", (count) => {
  const { places, height } = layNotes([count], true);
  expect(new Set(places.flat().map(({ y }) => y)).size).toBe(1);
  expect(height).toBeLessThan(100);
});
