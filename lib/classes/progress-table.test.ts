import { describe, expect, test } from "vitest";
import type { SeatView } from "./class-view.ts";
import { byNeed, plantOf, rowsOf } from "./progress-table.ts";
import type { SeatMistake, SeatSkill } from "./progress-view.ts";

const played = { days: [], seconds: 0, asked: 0, rightFirst: 0, lastAt: null };

function seat(number: number, hasPupil = true): SeatView {
  const pupil = hasPupil ? { ...played, username: `Bé ${number}`, joinedAt: "2026-11-01T00:00:00Z" } : null;
  return { number, emblem: number, sealedName: null, cardVersion: 1, pupil };
}

function skill(number: number, skillId: string, more: Partial<SeatSkill> = {}): SeatSkill {
  return { number, skillId, state: "good", isDue: false, asked: 10, right: 9, lastDay: "2026-11-28", ...more };
}

function mistake(number: number, skillId: string, times: number): SeatMistake {
  const sample = { prompt: "27 × 3", given: "61", right: "81" };
  return { number, skillId, code: "CARRY", times, isNamed: false, lastDay: "2026-11-28", sample };
}

const columns = [
  { skillId: "add", title: "Cộng", no: 12 },
  { skillId: "times", title: "Nhân", no: 14 },
];

describe("the table of a class", () => {
  test("has a row for each pupil with a state for each column", () => {
    const skills = [skill(2, "times", { state: "mastered" }), skill(2, "add", { isDue: true }), skill(2, "other")];
    const rows = rowsOf([seat(1), seat(2), seat(3, false)], columns, { skills, mistakes: [] });
    expect(rows.map(({ seat: { number }, states }) => [number, ...states])).toEqual([
      [1, "new", "new"],
      [2, "due", "mastered"],
    ]);
  });

  test("has a row for a seat without a pupil that has points of a test", () => {
    const rows = rowsOf([seat(1, false), seat(2, false)], columns, {
      skills: [skill(2, "add", { state: "learning" })],
      mistakes: [],
    });
    expect(rows.map(({ seat: { number }, states }) => [number, ...states])).toEqual([[2, "learning", "new"]]);
  });

  test("names the mistakes of its own skills, the commonest first", () => {
    const mistakes = [mistake(1, "add", 2), mistake(1, "times", 5), mistake(1, "other", 9), mistake(2, "add", 3)];
    const [row] = rowsOf([seat(1), seat(2)], columns, { skills: [], mistakes });
    expect(row?.mistakes.map(({ skillId }) => skillId)).toEqual(["times", "add"]);
  });

  test("puts who needs help first: what is due, what goes wrong often, and named mistakes", () => {
    const skills = [
      skill(1, "add", { state: "mastered", right: 10 }),
      skill(2, "add", { state: "learning", asked: 10, right: 5 }),
      skill(3, "add", { isDue: true }),
      skill(3, "times", { state: "learning", asked: 5, right: 2 }),
      // Tried too rarely to say.
      skill(4, "add", { state: "learning", asked: 4, right: 0 }),
    ];
    const rows = rowsOf([seat(4), seat(1), seat(2), seat(3)], columns, { skills, mistakes: [mistake(2, "add", 2)] });
    expect(byNeed(rows).map(({ seat: { number }, need }) => [number, need])).toEqual([
      [2, 2],
      [3, 2],
      [1, 0],
      [4, 0],
    ]);
  });
});

test("what was never practised is new, whatever is due is due", () => {
  expect(plantOf(undefined)).toBe("new");
  expect(plantOf({ state: "mastered", isDue: true })).toBe("due");
  expect(plantOf({ state: "learning", isDue: false })).toBe("learning");
});
