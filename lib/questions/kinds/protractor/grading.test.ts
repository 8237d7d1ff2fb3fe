import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { faultOf, type ProtractorKey } from "./grading.ts";

const line = toLine("Con đọc lại nhé!");
const feedback = { centre: line, line, outside: line, ring: line, near: line, mark: line };
const corner = { x: 100, y: 120 };
const key: ProtractorKey = { degrees: 120, corner, sides: [0, 120], isTurned: false, feedback };
const level = { ...corner, turn: 0 };

test("120 is read on the ring that has its 0 at a side, whichever side the protractor is laid to", () => {
  expect(faultOf(key, { laid: level, ring: "inner", place: 120 })).toBeNull();
  expect(faultOf(key, { laid: { ...corner, turn: -60 }, ring: "outer", place: 60 })).toBeNull();
});

test("the other ring, ten degrees off and any other number are told apart", () => {
  expect(faultOf(key, { laid: level, ring: "outer", place: 120 })).toBe("ring");
  expect(faultOf(key, { laid: level, ring: "inner", place: 110 })).toBe("near");
  expect(faultOf(key, { laid: level, ring: "inner", place: 90 })).toBe("mark");
  // 120 stands there too, but no side passes it.
  expect(faultOf(key, { laid: level, ring: "outer", place: 60 })).toBe("mark");
});

test("a protractor that lies wrong is told before the number", () => {
  expect(faultOf(key, { laid: { ...level, x: 110 }, ring: "inner", place: 120 })).toBe("centre");
  expect(faultOf(key, { laid: { ...level, turn: 10 }, ring: "inner", place: 120 })).toBe("line");
  expect(faultOf(key, { laid: { ...level, turn: 180 }, ring: "inner", place: 120 })).toBe("outside");
});

test("a right angle is 90 on both rings, a straight one 180 at both ends", () => {
  const right = { ...key, degrees: 90, sides: [0, 90] } as const;
  expect(faultOf(right, { laid: level, ring: "outer", place: 90 })).toBeNull();
  expect(faultOf(right, { laid: level, ring: "inner", place: 90 })).toBeNull();
  const straight = { ...key, degrees: 180, sides: [0, 180] } as const;
  expect(faultOf(straight, { laid: level, ring: "inner", place: 180 })).toBeNull();
  expect(faultOf(straight, { laid: level, ring: "outer", place: 0 })).toBeNull();
  expect(faultOf(straight, { laid: level, ring: "outer", place: 180 })).toBe("ring");
});

test("a side is turned as far as asked from the side that stays, to the right or to the left", () => {
  const made = { ...key, degrees: 60, sides: [180, 120], isTurned: true } as const;
  expect(faultOf(made, { laid: level, ring: null, place: 120 })).toBeNull();
  expect(faultOf(made, { laid: level, ring: null, place: 60 })).toBe("ring");
  expect(faultOf(made, { laid: level, ring: null, place: 110 })).toBe("near");
});
