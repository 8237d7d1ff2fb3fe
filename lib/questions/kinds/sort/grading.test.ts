import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type SortKey, sortGrading } from "./grading.ts";

const said = (text: string) => toLine(text);

/** Five things on two plates in other ways than 3 and 2; below them stands what 1 and 4 come to. */
const key: SortKey = {
  ways: [
    [1, 4],
    [4, 1],
  ],
  sum: { values: ["5"], isByWorth: false, mistakes: [], wrong: [said("Con cộng lại nhé!")] },
  mistakes: [{ sorted: [3, 2], feedback: said("Cách này có rồi.") }],
  missing: said("Vẫn còn quả chưa xếp."),
  wrong: [said("Con đếm lại nhé!")],
};

const named: SortKey = {
  ways: [[0, 1, 1]],
  sum: null,
  mistakes: [],
  missing: null,
  wrong: [said("Con xem lại quả trứng."), said("Con xem lại con trâu."), said("Con xem lại bao gạo.")],
};

describe("things in trays", () => {
  test("every way of the key is right, with what is written below", () => {
    expect(sortGrading.grade(key, { sorted: [1, 4], typed: ["5"] })).toBe(true);
    expect(sortGrading.grade(key, { sorted: [4, 1], typed: ["5"] })).toBe(true);
    expect(sortGrading.grade(key, { sorted: [2, 3], typed: ["5"] })).toBe(false);
    expect(sortGrading.grade(key, { sorted: [4, 1], typed: ["3"] })).toBe(false);
    expect(sortGrading.grade(key, { sorted: [4, 1], typed: null })).toBe(false);
    expect(sortGrading.grade(named, { sorted: [0, 1, 1], typed: null })).toBe(true);
    expect(sortGrading.grade(named, { sorted: [0, 1, 1], typed: ["1"] })).toBe(false);
  });

  test("what lies in the trays is told of before what is written below them", () => {
    const told = (sorted: readonly number[], typed: readonly string[]) => sortGrading.feedback(key, { sorted, typed });
    expect(told([3, 2], ["7"])).toEqual(said("Cách này có rồi."));
    expect(told([1, 3], ["7"])).toEqual(said("Vẫn còn quả chưa xếp."));
    expect(told([2, 3], ["7"])).toEqual(said("Con đếm lại nhé!"));
    expect(told([4, 1], ["7"])).toEqual(said("Con cộng lại nhé!"));
    expect(told([4, 1], ["5"])).toBeNull();
  });

  test("of things with names the first that lies wrong is told of", () => {
    expect(sortGrading.feedback(named, { sorted: [0, 0, 0], typed: null })).toEqual(said("Con xem lại con trâu."));
    expect(sortGrading.feedback(named, { sorted: [1, 0, 1], typed: null })).toEqual(said("Con xem lại quả trứng."));
    expect(sortGrading.feedback(named, { sorted: [0, 1, 1], typed: null })).toBeNull();
  });
});
