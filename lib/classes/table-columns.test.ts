import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { columnsOf, rangeOf } from "./table-columns.ts";

const nothing = { from: null, to: null };

describe.each(
  classIds.flatMap((classId) => (["maths", "vietnamese"] as const).map((subject) => ({ classId, subject }))),
)("class $classId, $subject", ({ classId, subject }) => {
  const numbers = listLessons(classId, subject).map(({ no }) => no);

  test.each(numbers)("up to lesson %s stand ten skills or all there are, each once", (present) => {
    const range = rangeOf(classId, subject, present, nothing);
    const columns = columnsOf(classId, subject, range);
    expect(range.to).toBe(present);
    expect(new Set(columns.map(({ skillId }) => skillId)).size).toBe(columns.length);
    expect(columns.every(({ no }) => no >= range.from && no <= present)).toBe(true);
    // One lesson less would show fewer than ten.
    if (range.from > Math.min(...numbers)) expect(columns.length).toBeGreaterThanOrEqual(10);
    expect(columnsOf(classId, subject, { ...range, from: range.from + 1 }).length).toBeLessThan(10);
  });
});

test("lessons that are asked for are shown, in whichever order they are given", () => {
  expect(rangeOf("3", "maths", 26, { from: 12, to: 20 })).toEqual({ from: 12, to: 20 });
  expect(rangeOf("3", "maths", 26, { from: 20, to: 12 })).toEqual({ from: 12, to: 20 });
});

test("a lesson there is not counts as none", () => {
  const usual = rangeOf("3", "maths", 26, nothing);
  expect(rangeOf("3", "maths", 26, { from: 999, to: 0 })).toEqual(usual);
});

test("a skill stands under the first lesson of the range that teaches it", () => {
  const columns = columnsOf("3", "maths", { from: 1, to: 80 });
  for (const { skillId, no } of columns) {
    const first = listLessons("3", "maths").find(({ skills }) => skills.some(({ id }) => id === skillId));
    expect(no).toBe(first?.no);
  }
});
