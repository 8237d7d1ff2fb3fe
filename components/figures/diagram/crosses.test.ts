import { expect, test } from "vitest";
import { crosses } from "./crosses.ts";

const box = { x: 10, y: 10, width: 10, height: 4 };

test("a line through a box, or that ends in it, crosses it", () => {
  expect(
    crosses(box, [
      { x: 0, y: 10 },
      { x: 30, y: 10 },
    ]),
  ).toBe(true);
  expect(
    crosses(box, [
      { x: 0, y: 0 },
      { x: 20, y: 20 },
    ]),
  ).toBe(true);
  expect(
    crosses(box, [
      { x: 10, y: 10 },
      { x: 11, y: 10 },
    ]),
  ).toBe(true);
});

test("a line beside a box does not cross it", () => {
  expect(
    crosses(box, [
      { x: 0, y: 7 },
      { x: 30, y: 7 },
    ]),
  ).toBe(false);
  expect(
    crosses(box, [
      { x: 0, y: 5 },
      { x: 6, y: 30 },
    ]),
  ).toBe(false);
  expect(
    crosses(box, [
      { x: 17, y: 10 },
      { x: 40, y: 10 },
    ]),
  ).toBe(false);
  expect(
    crosses(box, [
      { x: 0, y: 18 },
      { x: 18, y: 13 },
    ]),
  ).toBe(false);
});
