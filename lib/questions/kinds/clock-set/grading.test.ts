import { expect, test } from "vitest";
import { clockSetGrading } from "./grading.ts";

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
  expect(clockSetGrading.grade(halfPastSeven, { hour: 7, minute: 30 })).toBe(true);
  for (const [hour, minute] of [
    [8, 30],
    [7, 0],
    [6, 35],
  ] as const) {
    expect(clockSetGrading.grade(halfPastSeven, { hour, minute })).toBe(false);
  }
});

test("the sentence names the hand that stands wrong", () => {
  expect(clockSetGrading.feedback(halfPastSeven, { hour: 8, minute: 30 })).toEqual(tips.wrongHour);
  expect(clockSetGrading.feedback(halfPastSeven, { hour: 7, minute: 0 })).toEqual(tips.wrongMinute);
  expect(clockSetGrading.feedback(halfPastSeven, { hour: 8, minute: 0 })).toEqual(tips.wrongBoth);
});

test("hands in each other's place are told apart from other mistakes", () => {
  expect(clockSetGrading.feedback(halfPastSeven, { hour: 6, minute: 35 })).toEqual(tips.swapped);
  expect(clockSetGrading.feedback({ hour: 3, minute: 0, ...tips }, { hour: 12, minute: 15 })).toEqual(tips.swapped);
});

test("the right time needs no sentence", () => {
  expect(clockSetGrading.feedback(halfPastSeven, { hour: 7, minute: 30 })).toBeNull();
  expect(clockSetGrading.feedback({ hour: 6, minute: 30, ...tips }, { hour: 6, minute: 30 })).toBeNull();
});
