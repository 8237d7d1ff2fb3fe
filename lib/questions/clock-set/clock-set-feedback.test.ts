import { expect, test } from "vitest";
import { clockSetFeedback } from "./clock-set-feedback.ts";
import { gradeClockSet } from "./grade.ts";

function line(text: string) {
  return { text, spoken: text };
}

const tips = {
  wrongHour: line("kim ngắn"),
  wrongMinute: line("kim dài"),
  wrongBoth: line("cả hai"),
  swapped: line("đổi kim"),
};
const halfPastSeven = { hour: 7, minute: 30, ...tips };

test("a time is right when both hands stand right", () => {
  expect(gradeClockSet(halfPastSeven, { hour: 7, minute: 30 })).toBe(true);
  for (const [hour, minute] of [
    [8, 30],
    [7, 0],
    [6, 35],
  ] as const) {
    expect(gradeClockSet(halfPastSeven, { hour, minute })).toBe(false);
  }
});

test("the sentence names the hand that stands wrong", () => {
  expect(clockSetFeedback(halfPastSeven, { hour: 8, minute: 30 })).toEqual(tips.wrongHour);
  expect(clockSetFeedback(halfPastSeven, { hour: 7, minute: 0 })).toEqual(tips.wrongMinute);
  expect(clockSetFeedback(halfPastSeven, { hour: 8, minute: 0 })).toEqual(tips.wrongBoth);
});

test("hands in each other's place are told apart from other mistakes", () => {
  expect(clockSetFeedback(halfPastSeven, { hour: 6, minute: 35 })).toEqual(tips.swapped);
  expect(clockSetFeedback({ hour: 3, minute: 0, ...tips }, { hour: 12, minute: 15 })).toEqual(tips.swapped);
});

test("the right time needs no sentence", () => {
  expect(clockSetFeedback(halfPastSeven, { hour: 7, minute: 30 })).toBeNull();
  expect(clockSetFeedback({ hour: 6, minute: 30, ...tips }, { hour: 6, minute: 30 })).toBeNull();
});
