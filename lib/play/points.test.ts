import { expect, test } from "vitest";
import {
  couldBeRead,
  countPoints,
  dailyPoints,
  firstPasses,
  mostReviewQuestions,
  passMark,
  questionsPerRun,
  shortestSecondsPerQuestion,
} from "./points.ts";

test("the numbers of the rules are those the product was decided with", () => {
  expect({ questionsPerRun, passMark, mostReviewQuestions }).toEqual({
    questionsPerRun: 10,
    passMark: 8,
    mostReviewQuestions: 15,
  });
  expect({ dailyPoints, ...firstPasses, shortestSecondsPerQuestion }).toEqual({
    dailyPoints: 600,
    aDay: 10,
    aWeek: 38,
    shortestSecondsPerQuestion: 0.5,
  });
});

test.each([
  ["practice", 10, 0, 120],
  ["practice", 9, 1, 95],
  ["practice", 5, 5, 75],
  ["practice", 4, 6, 40],
  ["practice", 0, 10, 0],
  ["practice", 0, 0, 0],
  ["challenge", 10, 0, 120],
  ["challenge", 8, 0, 80],
  ["challenge", 8, 2, 80],
] as const)(
  "a %s run with %i right at once and %i at the second try gives %i points",
  (mode, first, second, points) => {
    expect(countPoints(mode, first, second)).toBe(points);
  },
);

test.each([
  [4.9, false],
  [5, true],
  [3600, true],
  // The clock was set back by an hour.
  [-3540, true],
])("a run of ten questions that took %d seconds could be read: %s", (seconds, isPossible) => {
  expect(couldBeRead(seconds, 10)).toBe(isPossible);
});

test("a review shorter than ten questions brings nothing for being flawless, a longer one does", () => {
  expect(countPoints("practice", 6, 0, 6)).toBe(60);
  expect(countPoints("practice", 15, 0, 15)).toBe(170);
});

test("in a run of fifteen half of the questions are eight", () => {
  expect(countPoints("practice", 8, 7, 15)).toBe(115);
  expect(countPoints("practice", 7, 8, 15)).toBe(70);
});
