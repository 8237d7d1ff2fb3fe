import { describe, expect, test } from "vitest";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { countDrawn } from "#tests/contract/solvers/count-drawn.ts";
import { shapeName } from "#tests/contract/solvers/shape-name.ts";
import { sceneAsks } from "./scene-asks.ts";
import { scenes } from "./scenes.ts";

function distanceToSide(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

describe.each(scenes)("$name", ({ parts }) => {
  test("every shape is what the scene says it is", () => {
    for (const { sort, part } of parts) {
      expect(shapeName(part)).toBe(sort === null ? null : shapeText.sortAsLine(sort).text);
    }
  });

  test("no circle hides a line or another circle's rim", () => {
    const circles = parts.flatMap(({ part }) => (part.form === "oval" ? [part] : []));
    const polygons = parts.flatMap(({ part }) => (part.form === "polygon" ? [part] : []));
    for (const circle of circles) {
      for (const { corners } of polygons) {
        const distances = corners.map((from, place) =>
          distanceToSide(circle, from, corners[(place + 1) % corners.length] ?? from),
        );
        expect(Math.min(...distances)).toBeGreaterThanOrEqual(circle.rx);
      }
      for (const other of circles.filter((each) => each !== circle)) {
        const apart = Math.hypot(circle.x - other.x, circle.y - other.y);
        const isInside = apart + Math.min(circle.rx, other.rx) < Math.max(circle.rx, other.rx);
        expect(isInside || apart > circle.rx + other.rx).toBe(true);
      }
    }
  });
});

test("the numbers of what is counted stand clear of each other", () => {
  for (const { scene, sort } of sceneAsks) {
    const middles = scene.parts.filter((part) => part.sort === sort).map(({ middle }) => middle);
    const gaps = middles.flatMap((one, place) =>
      middles.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(22);
  }
});

test("what is asked about a scene has the count that all its lines together make", () => {
  const counts = sceneAsks.map(({ scene, sort, count }) => ({ name: scene.name, sort, count }));
  const drawn = sceneAsks.map(({ scene, sort }) => ({
    name: scene.name,
    sort,
    count: countDrawn(
      scene.parts.map(({ part }) => part),
      shapeText.sortAsLine(sort).text,
    ),
  }));
  expect(counts).toEqual(drawn);
  expect(sceneAsks.length).toBeGreaterThanOrEqual(20);
});
