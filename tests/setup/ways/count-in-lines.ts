import type { Point } from "./drawn-parts.ts";
import { lengthOf, polygonName } from "./shape-name.ts";

type Line = readonly [from: Point, to: Point];

const near = 0.6;
/** How many places along a side are looked at for a stroke. */
const looks = 24;

function isSame(one: Point, other: Point): boolean {
  return lengthOf(one, other) < near;
}

function between([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

function isOn(point: Point, [from, to]: Line): boolean {
  return lengthOf(from, point) + lengthOf(point, to) - lengthOf(from, to) < near / 10;
}

/** Where two strokes cross or meet. */
function crossing([from, to]: Line, [start, end]: Line): Point | null {
  const [ax, ay] = [to[0] - from[0], to[1] - from[1]];
  const [bx, by] = [end[0] - start[0], end[1] - start[1]];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) < 1e-6) return null;
  const part = ((start[0] - from[0]) * by - (start[1] - from[1]) * bx) / turn;
  const met = between(from, to, part);
  return isOn(met, [from, to]) && isOn(met, [start, end]) ? met : null;
}

function cornersIn(lines: readonly Line[]): Point[] {
  const crossings = lines.flatMap((line) => lines.map((other) => crossing(line, other)));
  const all = [...lines.flat(), ...crossings].filter((point) => point !== null);
  return all.filter((point, place) => all.findIndex((other) => isSame(point, other)) === place);
}

function isDrawn(from: Point, to: Point, lines: readonly Line[]): boolean {
  return Array.from({ length: looks + 1 }, (_, look) => between(from, to, look / looks)).every((point) =>
    lines.some((line) => isOn(point, line)),
  );
}

/** Every choice of so many of the points. */
function choose(points: readonly Point[], count: number): Point[][] {
  if (count === 0) return [[]];
  return points.flatMap((point, place) => choose(points.slice(place + 1), count - 1).map((rest) => [point, ...rest]));
}

/** The ways round four points; three points have one. */
function roundsOf([a, b, c, d]: readonly Point[]): Point[][] {
  if (a === undefined || b === undefined || c === undefined) return [];
  if (d === undefined) return [[a, b, c]];
  return [
    [a, b, c, d],
    [a, c, b, d],
    [a, b, d, c],
  ];
}

/** Three corners in a row make no triangle. */
function isFlat([a, b, c]: readonly Point[]): boolean {
  if (a === undefined || b === undefined || c === undefined) return true;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 1;
}

/** How many shapes of this name are in a drawing of lines, those put together from others too. */
export function countInLines(lines: readonly Line[], name: string): number {
  const corners = name === "hình tam giác" ? 3 : 4;
  return choose(cornersIn(lines), corners)
    .flatMap(roundsOf)
    .filter((round) => !isFlat(round) && polygonName(round) === name)
    .filter((round) => round.every((from, place) => isDrawn(from, round[(place + 1) % corners] ?? from, lines))).length;
}
