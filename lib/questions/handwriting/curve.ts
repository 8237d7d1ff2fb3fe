/** A place on the ruling. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A line of the pen: cubic Bézier curves that follow each other, as the first point and then two handles and an end for each.
 * Hundredths of the height of “a” from the left and, below the line that is written on, downwards; above it negative.
 */
export type Curve = readonly number[];

/** Numbers of one curve. */
const perCurve = 6;
/** Straight pieces a curve is measured with. */
const pieces = 24;
/** So far apart lie the points by which lines are compared. */
export const usualStep = 8;

const numberAt = (curve: Curve, place: number): number => curve[place] ?? 0;

/** Not by `Math.hypot`, which takes three times as long: lines are compared point by point. */
export function apart(one: Point, other: Point): number {
  const [across, down] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(across * across + down * down);
}

/** A curve as it is written down: "M50 -94C44 -98 …". */
export function readCurve(path: string): Curve {
  return Array.from(path.matchAll(/-?\d+/gu), ([number]) => Number(number));
}

/** The curve as the `d` of an SVG path. */
export function toPath(curve: Curve): string {
  const rest = Array.from({ length: (curve.length - 2) / perCurve }, (_, at) =>
    curve.slice(2 + at * perCurve, 2 + (at + 1) * perCurve).join(" "),
  );
  return [`M${numberAt(curve, 0)} ${numberAt(curve, 1)}`, ...rest.map((each) => `C${each}`)].join("");
}

export function movedBy(curve: Curve, x: number): Curve {
  return curve.map((number, place) => (place % 2 === 0 ? number + x : number));
}

export const startOf = (curve: Curve): Point => ({ x: numberAt(curve, 0), y: numberAt(curve, 1) });
export const endOf = (curve: Curve): Point => ({
  x: numberAt(curve, curve.length - 2),
  y: numberAt(curve, curve.length - 1),
});

function bezier([a = 0, b = 0, c = 0, d = 0]: readonly number[], share: number): number {
  const rest = 1 - share;
  return rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
}

/** Points along a curve, close together but not evenly. */
function flatten(curve: Curve): Point[] {
  const points = [startOf(curve)];
  for (let at = 0; at + perCurve < curve.length; at += perCurve) {
    const axis = (by: 0 | 1) =>
      [
        ...[numberAt(curve, at + by), numberAt(curve, at + 2 + by)],
        ...[numberAt(curve, at + 4 + by), numberAt(curve, at + 6 + by)],
      ] as const;
    for (let piece = 1; piece <= pieces; piece += 1) {
      points.push({ x: bezier(axis(0), piece / pieces), y: bezier(axis(1), piece / pieces) });
    }
  }
  return points;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, place) => sum + apart(points[place] ?? point, point), 0);
}

/** Points along the same line at even distances of about `step`; the first and the last stay. */
export function spread(points: readonly Point[], step: number): Point[] {
  const [first] = points;
  const length = lengthOf(points);
  if (first === undefined || length === 0) return points.slice(0, 1);
  const even = length / Math.max(1, Math.round(length / step));
  const found = [first];
  let [walked, from] = [0, first];
  for (const to of points.slice(1)) {
    const piece = apart(from, to);
    while (piece > 0 && found.length * even <= walked + piece + 1e-6) {
      const share = (found.length * even - walked) / piece;
      found.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    walked += piece;
    from = to;
  }
  return found;
}

/** Points along a curve at even distances. */
export const pointsOf = (curve: Curve, step = usualStep): Point[] => spread(flatten(curve), step);

/** The surface a line goes around, positive with the clock; small where it goes forth and back. */
export function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, place) => {
    const next = points[(place + 1) % points.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}
