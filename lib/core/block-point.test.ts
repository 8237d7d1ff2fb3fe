import { expect, test } from "vitest";
import { blockPoint } from "./block-point.ts";

const block = { x: 50, y: 50, width: 40, depth: 20, height: 30 };
const foot = blockPoint(block, 0, 0, 0);

function distance(right: number, left: number, up: number): number {
  const point = blockPoint(block, right, left, up);
  return Math.hypot(point.x - foot.x, point.y - foot.y);
}

test("equal edges are drawn equally long in all three directions", () => {
  expect(distance(10, 0, 0)).toBeCloseTo(10);
  expect(distance(0, 10, 0)).toBeCloseTo(10);
  expect(distance(0, 0, 10)).toBeCloseTo(10);
});

test("the drawing lies evenly around its middle", () => {
  const corners = [0, 40].flatMap((right) =>
    [0, 20].flatMap((left) => [0, 30].map((up) => blockPoint(block, right, left, up))),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50);
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(50);
});
