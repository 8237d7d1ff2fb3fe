import type { Rng } from "#lib/core/rng.ts";
import type { LinesPart, Point } from "#lib/questions/figures/shape-part.ts";

const middle = 50;

function pointAt(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.round(middle + radius * Math.cos(radians)), y: Math.round(middle + radius * Math.sin(radians)) };
}

/** A point of a field of 100 by 100, turned around its middle. */
function turn({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - middle, y - middle];
  return {
    x: Math.round(middle + dx * Math.cos(radians) - dy * Math.sin(radians)),
    y: Math.round(middle + dx * Math.sin(radians) + dy * Math.cos(radians)),
  };
}

/** Squares, rectangles and trapezoids, or triangles, that stand on a side. */
export function uprightCorners(rng: Rng, corners: 3 | 4): readonly Point[] {
  const [width, height] = rng.pick([
    [32, 32],
    [40, 24],
    [24, 40],
    [42, 30],
    [28, 36],
  ]);
  const [left, right, top, bottom] = [middle - width, middle + width, middle - height, middle + height];
  if (corners === 3)
    return [
      { x: middle + rng.int(-2, 2) * 8, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  const inset = rng.pick([0, 0, 14]);
  return [
    { x: left + inset, y: top },
    { x: right - inset, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The turn at each corner, in degrees: 180 where the side goes straight on. */
function anglesOf(corners: readonly Point[]): number[] {
  return corners.map((corner, place) => {
    const [before, after] = [corners.at(place - 1) ?? corner, corners[(place + 1) % corners.length] ?? corner];
    const [one, other] = [before, after].map(({ x, y }) => Math.atan2(y - corner.y, x - corner.x));
    const apart = Math.abs((((one ?? 0) - (other ?? 0)) * 180) / Math.PI);
    return Math.min(apart, 360 - apart);
  });
}

function sidesOf(corners: readonly Point[]): number[] {
  return corners.map(({ x, y }, place) => {
    const next = corners[(place + 1) % corners.length] ?? { x, y };
    return Math.hypot(next.x - x, next.y - y);
  });
}

const mostTries = 500;

/** Corners around the middle, uneven and turned any way; each corner and each side is plain to see. */
export function turnedCorners(rng: Rng, corners: 3 | 4 | 5 | 6): readonly Point[] {
  const step = 360 / corners;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const start = rng.int(0, 359);
    const points = Array.from({ length: corners }, (_, place) =>
      pointAt(start + place * step + rng.int(-2, 2) * step * 0.14, rng.int(28, 47)),
    );
    // A corner that hardly bends would be taken for a side that goes on.
    const isPlain = anglesOf(points).every((angle) => angle >= 35 && angle <= (corners < 5 ? 128 : 142));
    const isSlanted = points.every(({ x, y }, place) => {
      const next = points[(place + 1) % corners] ?? { x, y };
      return Math.abs(next.x - x) > 3 && Math.abs(next.y - y) > 3;
    });
    if (isPlain && isSlanted && isConvex(points) && sidesOf(points).every((side) => side >= 24)) return points;
  }
  throw new Error(`No plain shape of ${corners} corners`);
}

function isConvex(corners: readonly Point[]): boolean {
  const turns = corners.map((corner, place) => {
    const [before, after] = [corners.at(place - 1) ?? corner, corners[(place + 1) % corners.length] ?? corner];
    return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x) > 0;
  });
  return new Set(turns).size === 1;
}

const arcSteps = 12;

/** Three straight sides and one that bends outwards, turned any way. */
export function curvedCorners(rng: Rng): readonly Point[] {
  const [width, height, bend] = [rng.int(24, 30), rng.int(16, 22), rng.int(14, 18)];
  const top = middle - height + bend / 2;
  const arc = Array.from({ length: arcSteps + 1 }, (_, place) => {
    const along = (Math.PI * place) / arcSteps;
    return { x: middle - width * Math.cos(along), y: top - bend * Math.sin(along) };
  });
  const degrees = rng.int(0, 35) * 10;
  const bottom = middle + height + bend / 2;
  return [...arc, { x: middle + width, y: bottom }, { x: middle - width, y: bottom }].map((point) =>
    turn(point, degrees),
  );
}

function along(corners: readonly Point[]): LinesPart["lines"] {
  return corners.slice(1).map((to, place) => ({ from: corners[place] ?? to, to }));
}

/** The sides of a shape as lines that meet. */
export function closedLines(corners: readonly Point[]): LinesPart["lines"] {
  return along([...corners, ...corners.slice(0, 1)]);
}

/** Three sides of a shape of four corners, or four of which the last one stops half way. */
export function openLines(rng: Rng): LinesPart["lines"] {
  const corners = turnedCorners(rng, 4);
  const [first = { x: 0, y: 0 }] = corners;
  const last = corners.at(-1) ?? first;
  if (rng.int(0, 1) === 0) return along(corners);
  const stop = { x: Math.round((first.x + last.x) / 2), y: Math.round((first.y + last.y) / 2) };
  return along([...corners, stop]);
}
