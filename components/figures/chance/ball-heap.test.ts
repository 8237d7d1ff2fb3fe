import { expect, test } from "vitest";
import { layBalls, mixBalls } from "./ball-heap.tsx";

test("twelve balls lie apart from one another", () => {
  const places = layBalls(12);
  expect(places).toHaveLength(12);
  const near = places.flatMap((one, at) =>
    places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...near)).toBeGreaterThan(33);
});

test("all balls are there, the kinds mixed", () => {
  const balls = mixBalls([
    { paint: "red", count: 4 },
    { paint: "blue", count: 2 },
  ]);
  expect(balls).toEqual(["red", "blue", "red", "red", "blue", "red"]);
});
