import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type MarkTextKey, markTextGrading } from "./grading.ts";

const [early, late, adverbial] = ["Từ này thuộc chủ ngữ.", "Từ này thuộc vị ngữ.", "Từ này là trạng ngữ."].map(toLine);
const [noSubject, noPredicate] = ["Chủ ngữ còn thiếu.", "Vị ngữ còn thiếu."].map(toLine);
if (!(early && late && adverbial && noSubject && noPredicate)) throw new Error("no lines");

const key: MarkTextKey = {
  marks: [0, 1, 1, 2, 2],
  wrong: [
    { pieces: [1, 2], mark: 2, feedback: early },
    { pieces: [3, 4], mark: 1, feedback: late },
    { pieces: [0], mark: 1, feedback: adverbial },
    { pieces: [0], mark: 2, feedback: adverbial },
  ],
  missing: [noSubject, noPredicate],
};
const said = (marks: readonly number[]) => markTextGrading.feedback(key, { marks });

test("every piece has to have its mark, no more and no less", () => {
  expect(markTextGrading.grade(key, { marks: [0, 1, 1, 2, 2] })).toBe(true);
  expect(said([0, 1, 1, 2, 2])).toBeNull();
  for (const marks of [
    [0, 1, 1, 2, 0],
    [1, 1, 1, 2, 2],
    [0, 2, 2, 1, 1],
    [0, 1, 1, 2],
    [0, 1, 1, 2, 2, 0],
  ]) {
    expect(markTextGrading.grade(key, { marks })).toBe(false);
  }
});

test("the first piece that is marked wrongly is told, before what is missing", () => {
  expect(said([0, 1, 1, 1, 2])).toEqual(late);
  expect(said([0, 1, 2, 2, 0])).toEqual(early);
  expect(said([1, 1, 2, 2, 2])).toEqual(adverbial);
  expect(markTextGrading.wrongPart?.(key, { marks: [0, 1, 2, 1, 2] })).toBe(2);
});

test("with nothing marked wrongly what is missing is told by its pencil", () => {
  expect(said([0, 0, 1, 2, 2])).toEqual(noSubject);
  expect(said([0, 1, 1, 2, 0])).toEqual(noPredicate);
  expect(markTextGrading.wrongPart?.(key, { marks: [0, 1, 1, 2, 0] })).toBeNull();
});
