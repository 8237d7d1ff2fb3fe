import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { fillGaps, type GapsKey, type GapsView, gapsGrading } from "./grading.ts";
import { gapsKind } from "./kind.ts";

const view: GapsView = {
  text: "nh… rỗi; bình t…",
  gaps: [
    { bare: null, written: ["àn", "àng", "ìn", "ình"] },
    { bare: null, written: ["ãn", "ãng", "ĩn", "ĩnh"] },
  ],
  tiles: ["an", "ang", "in", "inh"],
  isReused: false,
};
const told = (words: string) => toLine(`${words} Con xem lại nhé!`);
const key: GapsKey = {
  tiles: [0, 3],
  wrong: [
    { tiles: [1, 2], feedback: told("Cả hai chỗ chưa đúng.") },
    { tiles: [0, 2], feedback: told("Chỗ thứ hai chưa đúng.") },
  ],
  others: view.gaps.map((_, gap) => view.tiles.map((tile) => told(`Chỗ ${gap} không điền “${tile}”.`))),
};

test("the right tile in every gap is right", () => {
  expect(gapsGrading.grade(key, { gaps: [0, 3] })).toBe(true);
  expect(gapsGrading.feedback(key, { gaps: [0, 3] })).toBeNull();
  expect(gapsGrading.grade(key, { gaps: [3, 0] })).toBe(false);
});

test("a filling with a sentence of its own is told by it", () => {
  expect(gapsGrading.feedback(key, { gaps: [1, 2] })).toEqual(key.wrong[0]?.feedback);
  expect(gapsGrading.feedback(key, { gaps: [0, 2] })).toEqual(key.wrong[1]?.feedback);
});

test("of any other filling the first wrong gap is told", () => {
  expect(gapsGrading.feedback(key, { gaps: [2, 1] })).toEqual(key.others[0]?.[2]);
  expect(gapsGrading.feedback(key, { gaps: [0, 1] })).toEqual(key.others[1]?.[1]);
});

test("a filled text reads as it is written, an empty gap keeps its sign", () => {
  expect(fillGaps(view, [0, 3])).toBe("nhàn rỗi; bình tĩnh");
  expect(fillGaps(view, [1])).toBe("nhàng rỗi; bình t…");
});

test("a tile lies in several gaps only where it may", () => {
  const count = (isReused: boolean) => {
    const { right, wrong } = gapsKind.examples({ ...view, isReused }, key);
    return [right.length, wrong.length];
  };
  expect(count(false)).toEqual([1, 11]);
  expect(count(true)).toEqual([1, 15]);
});

test("no gap, a gap too many or a place past all tiles cannot be sent", () => {
  const reads = (gaps: readonly number[]) => gapsKind.response.safeParse({ gaps }).success;
  expect([[0, 0], [0]].every(reads)).toBe(true);
  expect(gapsGrading.grade(key, { gaps: [0] })).toBe(false);
  expect([[], [0, 1, 2, 3], [0, 8], [0, -1], [0, 0.5]].filter(reads)).toEqual([]);
});
