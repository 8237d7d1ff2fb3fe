import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import { shapeName } from "./shape-name.ts";

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Points nearer than this are one. */
const near = 0.4;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function segmentsOf(part: ShapePart): readonly Segment[] {
  if (part.form === "lines") return part.lines;
  if (part.form !== "polygon") return [];
  return part.corners.map((from, place) => ({ from, to: part.corners[(place + 1) % part.corners.length] ?? from }));
}

/** Where two segments meet, or null: by the cross products of the directions. */
function crossing(one: Segment, other: Segment): Point | null {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-6) return null;
  const [dx, dy] = [other.from.x - one.from.x, other.from.y - one.from.y];
  const along = (dx * by - dy * bx) / cross;
  const beside = (dx * ay - dy * ax) / cross;
  const isOn = (share: number, length: number) => share * length > -near && (share - 1) * length < near;
  const meets = isOn(along, Math.hypot(ax, ay)) && isOn(beside, Math.hypot(bx, by));
  return meets ? { x: one.from.x + along * ax, y: one.from.y + along * ay } : null;
}

function knotsOf(segments: readonly Segment[]): Point[] {
  const ends = segments.flatMap(({ from, to }) => [from, to]);
  const crossings = segments.flatMap((one, place) =>
    segments.slice(place + 1).flatMap((other) => crossing(one, other) ?? []),
  );
  const knots: Point[] = [];
  for (const point of [...ends, ...crossings]) {
    if (!knots.some((knot) => distance(knot, point) < near)) knots.push(point);
  }
  return knots;
}

/** How far a point lies beside the line through two others. */
function beside(point: Point, from: Point, to: Point): number {
  return Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / distance(from, to);
}

/** Whether every bit of the way from one knot to another is drawn. */
function isDrawn(from: Point, to: Point, segments: readonly Segment[]): boolean {
  const length = distance(from, to);
  const along = (point: Point) =>
    ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const covered = segments
    .filter((segment) => beside(segment.from, from, to) < near && beside(segment.to, from, to) < near)
    .map((segment) => [along(segment.from), along(segment.to)].sort((left, right) => left - right))
    .sort(([left = 0], [right = 0]) => left - right);
  let reached = 0;
  for (const [start = 0, end = 0] of covered) {
    if (start <= reached + near) reached = Math.max(reached, end);
  }
  return reached >= length - near;
}

function countTriangles(knots: readonly Point[], joins: (one: number, other: number) => boolean): number {
  const places = [...knots.keys()];
  const after = (place: number) => places.filter((other) => other > place && joins(place, other));
  const isBent = (...corners: readonly number[]) => {
    const [a, b, c] = corners.map((place) => knots[place]);
    return a !== undefined && b !== undefined && c !== undefined && beside(c, a, b) > 1;
  };
  return places.flatMap((first) =>
    after(first).flatMap((second) =>
      after(second).filter((third) => joins(first, third) && isBent(first, second, third)),
    ),
  ).length;
}

/** Four knots whose diagonals halve each other and are equally long are the corners of a rectangle. */
function countFourSided(name: string, knots: readonly Point[], joins: (one: number, other: number) => boolean): number {
  const pairs = knots.flatMap((one, first) =>
    knots.slice(first + 1).map((other, rest) => ({ one, other, first, second: first + 1 + rest })),
  );
  const isRectangle = (place: number, next: number) => {
    const [diagonal, across] = [pairs[place], pairs[next]];
    if (!diagonal || !across) return false;
    const middle = ({ one, other }: { one: Point; other: Point }) => ({
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    });
    const isEven = Math.abs(distance(diagonal.one, diagonal.other) - distance(across.one, across.other)) < near;
    if (!isEven || distance(middle(diagonal), middle(across)) > near) return false;
    const rim = [
      [diagonal.first, across.first],
      [across.first, diagonal.second],
      [diagonal.second, across.second],
      [across.second, diagonal.first],
    ] as const;
    if (!rim.every(([one, other]) => joins(one, other))) return false;
    const corners = [diagonal.one, across.one, diagonal.other, across.other];
    return shapeName({ form: "polygon", corners, paint: "red", look: "full" }) === name;
  };
  return pairs.flatMap((_, place) => pairs.slice(place + 1).filter((_, rest) => isRectangle(place, place + 1 + rest)))
    .length;
}

const known = new Map<string, number>();

/** How many shapes of that name all the lines of a drawing make, also those put together from others. */
export function countDrawn(parts: readonly ShapePart[], name: string): number {
  if (name === "hình tròn") return parts.filter((part) => shapeName(part) === name).length;
  const asked = JSON.stringify([parts, name]);
  const before = known.get(asked);
  if (before !== undefined) return before;
  const segments = parts.flatMap(segmentsOf);
  const knots = knotsOf(segments);
  const drawn = new Set<string>();
  for (const [first, one] of knots.entries()) {
    for (const [second, other] of knots.entries()) {
      if (first !== second && isDrawn(one, other, segments)) drawn.add(`${first} ${second}`);
    }
  }
  const joins = (one: number, other: number) => drawn.has(`${one} ${other}`);
  const count = name === "hình tam giác" ? countTriangles(knots, joins) : countFourSided(name, knots, joins);
  known.set(asked, count);
  return count;
}
