import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type ChartLabelsKey, chartLabelsGrading, placesOf } from "./grading.ts";

const no = toLine("Không phải.");
/** Names on the cards 0 to 2 for sectors of 50, 25 and 25; the last two may change places. */
const key: ChartLabelsKey = {
  cards: [0, 1, 2],
  fits: [[0], [1, 2], [1, 2]],
  wrong: [
    [null, toLine("Phần lớn hơn."), no],
    [no, null, null],
    [no, null, null],
  ],
};

test("sectors of one size can change their names, but a card lies at one place only", () => {
  expect(chartLabelsGrading.grade(key, { labels: [0, 1, 2] })).toBe(true);
  expect(chartLabelsGrading.grade(key, { labels: [0, 2, 1] })).toBe(true);
  expect(chartLabelsGrading.grade(key, { labels: [1, 0, 2] })).toBe(false);
  expect(chartLabelsGrading.grade(key, { labels: [0, 1, 1] })).toBe(false);
  expect(chartLabelsGrading.grade(key, { labels: [0, 1] })).toBe(false);
});

test("the first card that does not fit is told", () => {
  expect(chartLabelsGrading.feedback(key, { labels: [1, 0, 2] })?.text).toBe("Phần lớn hơn.");
  expect(chartLabelsGrading.feedback(key, { labels: [0, 2, 1] })).toBeNull();
});

test("places of names come before those of numbers, and what is given has none", () => {
  const parts = [
    { size: 50, name: null, amount: null },
    { size: 30, name: "bơi", amount: null },
    { size: 20, name: null, amount: "20%" },
  ];
  expect(placesOf({ parts })).toEqual([
    { part: 0, isName: true },
    { part: 2, isName: true },
    { part: 0, isName: false },
    { part: 1, isName: false },
  ]);
});
