import { apart, endOf, lengthOf, type Point, pointsOf, spread, startOf } from "#lib/questions/handwriting/curve.ts";
import { type Frame, type NamedStroke, pixelOf } from "#lib/questions/handwriting/frame.ts";
import type { Drawn } from "./judge.ts";

/** Pixels of a small phone between two dots: a finger meets each of them. */
const fingerPixels = 40;

/** A dot on the letters, where strokes begin, end or turn. */
export interface Dot extends Point {
  /** Beginnings and ends that lie so near that they share it. */
  readonly shared: readonly Point[];
}

/** A dot on the way of a stroke, and which of the stroke's points it is. */
interface Stop {
  readonly dot: number;
  readonly at: number;
}

export interface Dots {
  readonly dots: readonly Dot[];
  /** The points of each stroke, and its dots in the order they are met. */
  readonly strokes: readonly { readonly points: readonly Point[]; readonly stops: readonly Stop[] }[];
  /** How near a finger has to come. */
  readonly near: number;
}

/** How far two dots lie apart, as the squares of two buttons see it. */
const squaresApart = (one: Point, other: Point): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Places of a stroke where it turns back to the left, the right, up or down. */
function turnsOf(points: readonly Point[]): number[] {
  const isTurn = (axis: "x" | "y", at: number) => {
    const [before, here, after] = [points[at - 1], points[at], points[at + 1]];
    if (before === undefined || here === undefined || after === undefined) return false;
    return (here[axis] - before[axis]) * (after[axis] - here[axis]) < 0;
  };
  return [...points.keys()].filter((at) => isTurn("x", at) || isTurn("y", at));
}

interface LaidDot {
  readonly point: Point;
  readonly shared: Point[];
}

/** Dots that are laid one after the other, none nearer to another one than a finger can tell. */
class DotField {
  readonly laid: LaidDot[] = [];
  readonly #near: number;

  constructor(near: number) {
    this.#near = near;
  }

  /** The dot at a place, or the one so near that it serves for both. */
  put(point: Point): LaidDot {
    const [nearest] = this.laid
      .filter((dot) => squaresApart(dot.point, point) < this.#near)
      .toSorted((one, other) => squaresApart(one.point, point) - squaresApart(other.point, point));
    if (nearest !== undefined) {
      nearest.shared.push(point);
      return nearest;
    }
    const dot = { point, shared: [point] };
    this.laid.push(dot);
    return dot;
  }

  /** The places of a line that leave room between each other and all dots so far, the first ones before others. */
  fitIn(points: readonly Point[], places: readonly number[]): readonly number[] {
    const taken = this.laid.map(({ point }) => point);
    return places.filter((at) => {
      const point = points[at];
      const isFree = point !== undefined && taken.every((other) => squaresApart(other, point) >= this.#near);
      if (isFree) taken.push(point);
      return isFree;
    });
  }
}

/** Where dots lie between the ends of a line: where it turns, else wherever there is room. */
function middleOf(field: DotField, points: readonly Point[], isClosed: boolean): readonly number[] {
  const turning = field.fitIn(points, [...turnsOf(points), Math.round(points.length / 2)]);
  // Forth and back would be the same with a single dot between one end and itself.
  return isClosed && turning.length < 2 ? field.fitIn(points, [...points.keys()]) : turning;
}

/**
 * Dots to be tapped in order in the place of drawing: the ends of all strokes, and where they turn, as far as fingers have
 * the room for them. They are counted from left to right, so that their numbers do not tell the order.
 */
export function dotsOf(view: Frame & { readonly strokes: readonly Pick<NamedStroke, "curve">[] }): Dots {
  const near = fingerPixels * pixelOf(view);
  const field = new DotField(near);
  const lines = view.strokes.map(({ curve }) => {
    const points = pointsOf(curve);
    return { points, first: field.put(startOf(curve)), last: field.put(endOf(curve)) };
  });
  const met = lines.map(({ points, first, last }) => {
    const middle = middleOf(field, points, first === last).map((at) => ({
      dot: field.put(points[at] ?? first.point),
      at,
    }));
    const isOne = first === last && middle.length === 0;
    return [
      // One tap puts a mark that is too small for two dots.
      { dot: first, at: isOne ? points.length - 1 : 0 },
      ...middle.toSorted((one, other) => one.at - other.at),
      ...(isOne ? [] : [{ dot: last, at: points.length - 1 }]),
    ];
  });
  const counted = field.laid.toSorted((one, other) => one.point.x - other.point.x || one.point.y - other.point.y);
  return {
    dots: counted.map(({ point, shared }) => ({ ...point, shared })),
    strokes: lines.map(({ points }, stroke) => ({
      points,
      stops: (met[stroke] ?? []).map(({ dot, at }) => ({ dot: counted.indexOf(dot), at })),
    })),
    near,
  };
}

/** The dot a finger came down on; null for none. */
export function dotAt({ dots, near }: Dots, point: Point): number | null {
  const far = ({ shared }: Dot) => Math.min(...shared.map((each) => apart(each, point)));
  const nearest = [...dots.entries()].toSorted(([, one], [, other]) => far(one) - far(other))[0];
  return nearest === undefined || far(nearest[1]) > near * 0.75 ? null : nearest[0];
}

type Stroke = Dots["strokes"][number];

const stopsAre = ({ stops }: Stroke, dots: readonly number[]) => dots.every((dot, place) => stops[place]?.dot === dot);

const turned = ({ points, stops }: Stroke): Stroke => ({
  points: points.toReversed(),
  stops: stops.toReversed().map(({ dot, at }) => ({ dot, at: points.length - 1 - at })),
});

/** The strokes, and the same backwards; the one whose turn it is comes first. */
function waysOf({ strokes }: Dots, turn: number): Stroke[] {
  const ordered = [...strokes.slice(turn), ...strokes.slice(0, turn)];
  return [...ordered, ...ordered.map(turned)];
}

/** From one dot to the next: along a stroke on which they follow each other, else straight. */
function pieceBetween({ dots }: Dots, ways: readonly Stroke[], before: number, dot: number): Point[] {
  for (const { points, stops } of ways) {
    const at = stops.findIndex((stop, place) => stop.dot === dot && stops[place - 1]?.dot === before);
    if (at !== -1) return points.slice((stops[at - 1]?.at ?? 0) + 1, (stops[at]?.at ?? 0) + 1);
  }
  const end = dots[dot];
  return end === undefined ? [] : [{ x: end.x, y: end.y }];
}

/** The line through dots that were joined. */
export function lineThrough(dots: Dots, turn: number, joined: readonly number[]): Point[] {
  const [first, ...rest] = joined;
  const start = dots.dots[first ?? -1];
  if (first === undefined || start === undefined) return [];
  const ways = waysOf(dots, turn);
  const whole = ways.find((way) => stopsAre(way, joined));
  if (whole !== undefined) return whole.points.slice(0, (whole.stops[joined.length - 1]?.at ?? 0) + 1);
  const pieces = rest.map((dot, place) => pieceBetween(dots, ways, joined[place] ?? first, dot));
  return [{ x: start.x, y: start.y }, ...pieces.flat()];
}

/** Whether dots that were joined are a whole stroke, the one whose turn it is before all others. */
export function isWhole(dots: Dots, turn: number, joined: readonly number[]): boolean {
  const whole = waysOf(dots, turn).filter((way) => stopsAre(way, joined));
  const [first] = whole;
  return first !== undefined && first.stops.length === joined.length;
}

/** So many points are sent of one stroke at most. */
export const mostPoints = 64;
const leastStep = 6;

/** The points of a line as they are sent: whole numbers, evenly apart and few. */
export function toDrawn(points: readonly Point[]): Drawn {
  const few = spread(points, Math.max(leastStep, lengthOf(points) / (mostPoints - 2)));
  return few.slice(0, mostPoints).flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);
}
