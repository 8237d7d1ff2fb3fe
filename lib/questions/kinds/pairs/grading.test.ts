import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type PairsKey, pairsGrading, writeLongPairs } from "./grading.ts";
import { pairsKind } from "./kind.ts";

const wrong = ["B", "D", "Đ"].map((letter) =>
  ["d", "p", "đ", "b"].map((card) => toLine(`“${letter}” và “${card}” đọc khác nhau.`)),
);
const key: PairsKey = { cards: [3, 0, 2], wrong };

test("a card of its own for each letter is right", () => {
  expect(pairsGrading.grade(key, { cards: [3, 0, 2] })).toBe(true);
  expect(pairsGrading.feedback(key, { cards: [3, 0, 2] })).toBeNull();
});

test("the first wrong pair is named", () => {
  expect(pairsGrading.grade(key, { cards: [3, 2, 0] })).toBe(false);
  expect(pairsGrading.feedback(key, { cards: [3, 2, 0] })).toEqual(wrong[1]?.[2]);
  expect(pairsGrading.feedback(key, { cards: [1, 0, 2] })).toEqual(wrong[0]?.[1]);
});

test("one card cannot be put to two letters", () => {
  expect(pairsKind.response.safeParse({ cards: [0, 0, 2] }).success).toBe(false);
  expect(pairsKind.response.safeParse({ cards: [0, 1] }).success).toBe(false);
});

test("sums keep what stands between them, and are read as they are written", () => {
  const view = { lefts: ["4 + 3", "2 + 2", "6 − 1"], cards: ["5", "7", "6", "4"], joint: "=" } as const;
  expect(pairsKind.toView(view)).toEqual(view);
  expect(pairsKind.readings?.(view)).toEqual([]);
});

test("pictures that the cards name are told by what is said of them, and the names are read as words", () => {
  const view = {
    lefts: ["con vật có vây", "thứ màu xanh", "quả ruột xanh"],
    pictures: ["fish", "leaf", "avocado"],
    cards: ["bơ", "cá", "cà", "lá"],
    isNaming: true,
  } as const;
  expect(pairsKind.toView(view)).toEqual(view);
  expect(pairsKind.readings?.(view)).toEqual([]);
});

test("phrases keep their layout, and are read and written as any other text", () => {
  const view = {
    lefts: ["Ở đâu?", "Khi nào?", "Việc gì?"],
    cards: ["8 giờ", "Sân trường", "Thi vẽ.", "Lớp 3A"],
    isLong: true,
  } as const;
  expect(pairsKind.toView(view)).toEqual(view);
  expect(pairsKind.readings?.(view)).toEqual([]);
  expect(
    writeLongPairs([
      ["Ở đâu?", "Sân trường"],
      ["Việc gì?", "Thi vẽ."],
      ["Khi nào?", "8 giờ"],
    ]),
  ).toBe("Ở đâu? – Sân trường; Việc gì? – Thi vẽ. Khi nào? – 8 giờ");
});
