import { expect, test } from "vitest";
import { pointTowards, ringRadius } from "#lib/questions/figures/protractor-marks.ts";
import { numberNear, onSteps } from "./on-steps.ts";

const sheet = { corner: { x: 108, y: 120 }, width: 216, height: 146 };

test("the centre is drawn to a corner near it, and else stands whole steps from it", () => {
  expect(onSteps(sheet, { x: 117, y: 112 })).toEqual({ x: 108, y: 120 });
  expect(onSteps(sheet, { x: 141, y: 96 })).toEqual({ x: 138, y: 100 });
});

test("the centre stays on the sheet", () => {
  expect(onSteps(sheet, { x: -40, y: 400 })).toEqual({ x: 8, y: 140 });
});

test("a finger means the nearest number of the ring it touches, however the protractor is turned", () => {
  const laid = { ...sheet.corner, turn: 20 };
  const touched = (place: number, reach: number) => numberNear(laid, pointTowards(laid, place + 20, reach), false);
  expect(touched(118, ringRadius.inner)).toEqual({ ring: "inner", place: 120 });
  expect(touched(63, ringRadius.outer)).toEqual({ ring: "outer", place: 60 });
  expect(touched(-4, ringRadius.inner)).toEqual({ ring: "inner", place: 0 });
  expect(touched(184, ringRadius.outer)).toEqual({ ring: "outer", place: 180 });
});

test("nothing is meant below the protractor and in its hole", () => {
  const laid = { ...sheet.corner, turn: 0 };
  expect(numberNear(laid, { x: 108, y: 200 }, true)).toBeNull();
  expect(numberNear(laid, pointTowards(laid, 90, 40), false)).toBeNull();
});
