import type { OvalPart, Paint, Point, PolygonPart } from "#lib/questions/figures/shape-part.ts";
import type { FlatSort } from "./sort.ts";

/** A shape of a scene; `sort` is null for one without a name in class 1. */
export interface ScenePart {
  readonly sort: FlatSort | null;
  readonly part: OvalPart | PolygonPart;
  /** Where its number stands. */
  readonly middle: Point;
}

type Corner = readonly [x: number, y: number];

function polygon(sort: FlatSort | null, paint: Paint, corners: readonly Corner[]): ScenePart {
  const points = corners.map(([x, y]) => ({ x, y }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  return { sort, part: { form: "polygon", corners: points, paint, look: "full" }, middle };
}

function box(sort: "square" | "rectangle", paint: Paint, [x, y]: Corner, width: number, height: number): ScenePart {
  const [right, bottom] = [x + width, y + height];
  return polygon(sort, paint, [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ]);
}

/** What scenes are put together from; places are upper left corners, for circles the middle. */
export const scenePart = {
  square: (paint: Paint, at: Corner, side: number): ScenePart => box("square", paint, at, side, side),
  rectangle: (paint: Paint, at: Corner, width: number, height: number): ScenePart =>
    box("rectangle", paint, at, width, height),
  triangle: (paint: Paint, ...corners: readonly [Corner, Corner, Corner]): ScenePart =>
    polygon("triangle", paint, corners),
  circle: (paint: Paint, [x, y]: Corner, radius: number): ScenePart => ({
    sort: "circle",
    part: { form: "oval", x, y, rx: radius, ry: radius, paint, look: "full" },
    middle: { x, y },
  }),
  other: (paint: Paint, ...corners: readonly Corner[]): ScenePart => polygon(null, paint, corners),
  /** The same shape with its number elsewhere: its middle belongs to a shape inside it. */
  numberedAt: (part: ScenePart, [x, y]: Corner): ScenePart => ({ ...part, middle: { x, y } }),
} as const;
