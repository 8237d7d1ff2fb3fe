import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type PlaceMarkKey, type PlaceMarkView, placeMarkGrading } from "./grading.ts";
import { placeMarkKind } from "./kind.ts";
import { writeMarks, writtenAt } from "./write-marks.ts";

const gaps = (line: number, count: number) =>
  Array.from({ length: count }, (_, word) => ({ line, word, written: null }));

/** Em đọc truyện “Cây khế” cho bà, cho em. */
const view: PlaceMarkView = {
  lines: [["Em", "đọc", "truyện", "Cây", "khế", "cho", "bà", "cho", "em."]],
  marks: ["quotes", "comma"],
  places: gaps(0, 10),
};
const wrong = view.places.map((_, place) => toLine(`Chỗ ${place} không cần dấu.`));
const missing = toLine("Còn thiếu một dấu.");
const unpaired = toLine("Dấu ngoặc kép đi một cặp.");
const key: PlaceMarkKey = {
  marks: [0, 0, 0, 1, 0, 1, 0, 2, 0, 0],
  wrong,
  missing: [0, 0, 0, 1, 0, 1, 0, 2, 0, 0].map((mark) => (mark > 0 ? missing : null)),
  unpaired: { marks: [1], feedback: unpaired },
  mistake: "FIELD",
};
const told = (marks: readonly number[]) => placeMarkGrading.feedback(key, { marks });

test("all marks that belong, and none besides, are right", () => {
  expect(placeMarkGrading.grade(key, { marks: key.marks })).toBe(true);
  expect(told(key.marks)).toBeNull();
  expect(placeMarkGrading.grade(key, { marks: key.marks.with(7, 0) })).toBe(false);
  expect(placeMarkGrading.grade(key, { marks: key.marks.with(6, 2) })).toBe(false);
});

test("a mark that does not close is told of first, then what stands wrong, then what is missing", () => {
  expect(told(key.marks.with(5, 0))).toEqual(unpaired);
  expect(told(key.marks.with(3, 0).with(2, 1))).toEqual(wrong[2]);
  expect(told(key.marks.with(7, 0))).toEqual(missing);
  expect(told(key.marks.with(7, 0).with(6, 2))).toEqual(wrong[6]);
});

test("the first mark that stands wrong is shown, one that is missing is not", () => {
  expect(placeMarkGrading.wrongPart?.(key, { marks: key.marks.with(6, 2).with(8, 2) })).toBe(6);
  expect(placeMarkGrading.wrongPart?.(key, { marks: key.marks.with(7, 0) })).toBeNull();
  expect(placeMarkGrading.wrongPart?.(key, { marks: key.marks.with(2, 1) })).toBeNull();
  expect(placeMarkGrading.wrongPart?.(key, { marks: key.marks.with(3, 0).with(2, 1) })).toBe(2);
});

test("marks that are only missing are a part of the way, others have the name of their mistake", () => {
  expect(placeMarkKind.nameMistake?.(key, { marks: key.marks.with(7, 0) }, view)).toBe("PARTIAL");
  expect(placeMarkKind.nameMistake?.(key, { marks: key.marks.with(6, 2) }, view)).toBe("FIELD");
});

test("the marks stand where they are written: every second one closes", () => {
  expect(writeMarks(view, key.marks)).toBe("Em đọc truyện “Cây khế” cho bà, cho em.");
  expect(writtenAt(view, key.marks)).toEqual([null, null, null, "“", null, "”", null, ",", null, null]);
});

test("dashes and cuts stand by themselves, a colon at its word, a tone on its syllable", () => {
  const lines = [
    ["Mẹ", "hỏi"],
    ["Con", "ăn", "chưa?"],
  ];
  const scene: PlaceMarkView = { lines, marks: ["colon", "dash"], places: [...gaps(0, 3), ...gaps(1, 3)] };
  expect(writeMarks(scene, [0, 0, 1, 2, 0, 0])).toBe("Mẹ hỏi: – Con ăn chưa?");
  const cut: PlaceMarkView = { lines: [["Gió", "thổi,", "lá", "rụng."]], marks: ["cut"], places: gaps(0, 4) };
  expect(writeMarks(cut, [0, 0, 1, 0])).toBe("Gió thổi, / lá rụng.");
  const syllables: PlaceMarkView = {
    lines: [["ô", "đo"]],
    marks: ["hook", "tilde"],
    places: [
      { line: 0, word: 0, written: ["ổ", "ỗ"] },
      { line: 0, word: 1, written: ["đỏ", "đõ"] },
    ],
  };
  expect(writeMarks(syllables, [0, 1])).toBe("ô đỏ");
});

test("no place, or a mark past all marks, cannot be sent", () => {
  const reads = (marks: readonly number[]) => placeMarkKind.response.safeParse({ marks }).success;
  expect(reads([0, 1])).toBe(true);
  expect([[], [-1], [4], [0.5]].some(reads)).toBe(false);
});
