import { expect, test } from "vitest";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { handsOf } from "./hands.ts";

test("the short hand creeps along with the long one and goes on over twelve", () => {
  const turned = handsOf.turnLong(handsOf.at(11 * 60 + 45), 15);
  expect(turned).toEqual({ short: 720, long: 720 });
  expect(clockTimeAt(turned.short)).toEqual({ hour: 12, minute: 0 });
});

test("a step of an hour leaves the long hand alone", () => {
  expect(handsOf.turnShort(handsOf.at(90), -60)).toEqual({ short: 30, long: 90 });
});

test("dragging the short hand keeps the minutes", () => {
  const dragged = handsOf.dragShort(handsOf.at(7 * 60 + 30), 18);
  expect(clockTimeAt(dragged.short)).toEqual({ hour: 3, minute: 30 });
});

test("dragging the long hand over twelve takes the hour along", () => {
  const dragged = handsOf.dragLong(handsOf.at(7 * 60 + 55), 1, 5);
  expect(clockTimeAt(dragged.short)).toEqual({ hour: 8, minute: 0 });
  expect(clockTimeAt(handsOf.dragLong(dragged, 56, 5).short)).toEqual({ hour: 7, minute: 55 });
});

test("the hands turn the shorter way to the right time", () => {
  expect(handsOf.turnTo(handsOf.at(11 * 60), 60)).toEqual({ short: 13 * 60, long: 11 * 60 });
});
