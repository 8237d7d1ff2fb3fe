import { expect, test } from "vitest";
import { spread } from "./lay-pie.ts";

test("labels that have room stay where they want to be", () => {
  expect(
    spread(
      [
        { y: 80, height: 20 },
        { y: 30, height: 20 },
      ],
      0,
      100,
    ),
  ).toEqual([80, 30]);
});

test("labels that would touch make room for one another", () => {
  expect(
    spread(
      [
        { y: 50, height: 20 },
        { y: 55, height: 20 },
        { y: 60, height: 20 },
      ],
      0,
      200,
    ),
  ).toEqual([50, 70, 90]);
});

test("labels stay inside", () => {
  expect(
    spread(
      [
        { y: 2, height: 20 },
        { y: 95, height: 20 },
        { y: 97, height: 20 },
      ],
      0,
      100,
    ),
  ).toEqual([10, 70, 90]);
});
