import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type ArrangeKey, arrangeGrading, writeSentence } from "./grading.ts";
import { arrangeKind } from "./kind.ts";

const words = ["đi học", "em", "buổi sáng"];
const first = words.map((word) => toLine(`“${word}” chưa đứng đầu câu được.`));
const later = words.map((word) => toLine(`Đến “${word}” thì chưa xuôi.`));
/** đi học / em / buổi sáng */
const key: ArrangeKey = {
  orders: [
    [1, 0, 2],
    [2, 1, 0],
  ],
  commas: [0, 1],
  first,
  later,
};

test("every natural order is right", () => {
  for (const order of key.orders) {
    expect(arrangeGrading.grade(key, { order })).toBe(true);
    expect(arrangeGrading.feedback(key, { order })).toBeNull();
  }
});

test("any other order of the same words is wrong", () => {
  const others = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
    [2, 0, 1],
  ];
  for (const order of others) expect(arrangeGrading.grade(key, { order }), order.join()).toBe(false);
});

test("the first word out of place is named, whichever natural order was begun", () => {
  expect(arrangeGrading.feedback(key, { order: [0, 1, 2] })).toEqual(first[0]);
  expect(arrangeGrading.feedback(key, { order: [1, 2, 0] })).toEqual(later[2]);
  expect(arrangeGrading.feedback(key, { order: [2, 0, 1] })).toEqual(later[0]);
});

test("only three to seven cards, each of them once, are read", () => {
  const reads = (order: readonly number[]) => arrangeKind.response.safeParse({ order }).success;
  expect(reads([1, 0, 2])).toBe(true);
  expect(reads([1, 0, 4])).toBe(true);
  expect(reads([6, 5, 4, 3, 2, 1, 0])).toBe(true);
  expect([[0, 1], [0, 1, 1], [0, 1, 7], [7, 6, 5, 4, 3, 2, 1, 0], []].filter(reads)).toEqual([]);
});

const withSpare = ["đi học", "em", "buổi sáng", "là"];
const spareKey: ArrangeKey = {
  ...key,
  first: [...first, toLine("“Là” mở đầu thì thành câu khác.")],
  later: [...later, toLine("Có “là” thì thành câu khác.")],
};

test("a card that does not belong is named before one that is out of place", () => {
  const said = (order: readonly number[]) => arrangeGrading.feedback(spareKey, { order });
  expect(said([0, 1, 3])).toEqual(spareKey.later[3]);
  expect(said([3, 0, 1])).toEqual(spareKey.first[3]);
  expect(said([0, 1, 2])).toEqual(first[0]);
  expect(said([1, 0, 2])).toBeNull();
  expect(arrangeGrading.grade(spareKey, { order: [1, 0, 2] })).toBe(true);
  expect(arrangeGrading.grade(spareKey, { order: [1, 0, 2, 3] })).toBe(false);
});

test("a mistake is one of meaning with a card that does not belong, else one of order", () => {
  const named = (order: readonly number[]) =>
    arrangeKind.nameMistake?.(spareKey, { order }, { cards: withSpare, end: ".", unused: 1 });
  expect(named([1, 0, 3])).toBe("FIELD");
  expect(named([0, 1, 2])).toBe("ORDER");
});

const view = { cards: words, end: "." } as const;

test("a sentence begins with a capital and closes with its mark", () => {
  expect(writeSentence(view, [1, 0, 2], 0)).toBe("Em đi học buổi sáng.");
  expect(writeSentence({ ...view, end: "?" }, [0, 1, 2], 0)).toBe("Đi học em buổi sáng?");
});

test("a comma stands behind so many cards", () => {
  expect(writeSentence(view, [2, 1, 0], 1)).toBe("Buổi sáng, em đi học.");
});

test("a mark on a card of its own stands close to the word before it, and none is added", () => {
  const marked = { cards: ["nhưng", "em vẫn vui", "trời mưa", ",", "?", "."], end: "" } as const;
  expect(writeSentence(marked, [2, 3, 0, 1, 5], 0)).toBe("Trời mưa, nhưng em vẫn vui.");
});
