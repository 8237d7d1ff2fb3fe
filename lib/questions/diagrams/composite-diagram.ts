import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A line of the drawing and what is written along it, on its left (1) or right (-1) as one goes. */
interface Measured {
  readonly from: Point;
  readonly to: Point;
  readonly text: string | null;
  readonly side?: 1 | -1;
}

interface Composite {
  /** Around the whole shape, anticlockwise as it is seen, in numbers of one unit with y growing upward. */
  readonly outline: readonly Point[];
  /** What is cut out of it: a shape of corners, or a circle. */
  readonly hole?: readonly Point[] | { readonly middle: Point; readonly radius: number };
  /** Sides of the outline or the hole with their measures. */
  readonly sides: readonly Measured[];
  /** Lines inside: where two parts meet, a height, a radius. */
  readonly dashes: readonly Measured[];
  /** A corner or a foot with a right angle, between the ways to two other points. */
  readonly square: readonly [at: Point, first: Point, second: Point];
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const room = { left: 58, top: 26, width: 204, height: 122 };

/** Half a circle from one point to another, bulging to the right of the way, both ends left out. */
export function halfCircle(from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  return Array.from({ length: 23 }, (_, place) => {
    const turn = ((place + 1) * Math.PI) / 24;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
  });
}

function holeMark(hole: Composite["hole"], at: (point: Point) => Point, scale: number): DiagramMark[] {
  if (hole === undefined) return [];
  if ("radius" in hole) return [{ form: "circle", ...at(hole.middle), radius: hole.radius * scale, tone: "second" }];
  return [{ form: "area", corners: hole.map(at), tone: "second" }];
}

/** A shape made of others, or with one cut out of it, true to its measures. */
export function compositeDiagram({ outline, hole, sides, dashes, square, alt }: Composite): DiagramFigure {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(room.width / (right - left), room.height / (high - low));
  const [aside, above] = [(room.width - (right - left) * scale) / 2, (room.height - (high - low) * scale) / 2];
  const at = ({ x, y }: Point): Point => ({
    x: room.left + aside + (x - left) * scale,
    y: room.top + above + (high - y) * scale,
  });
  const lengths = [...sides, ...dashes].flatMap(({ from, to, text, side = -1 }): DiagramMark[] =>
    text === null ? [] : [{ form: "length", from: at(from), to: at(to), text, side, hasArrows: false }],
  );
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "area", corners: outline.map(at), tone: "first" },
      ...holeMark(hole, at, scale),
      ...dashes.map(
        ({ from, to }): DiagramMark => ({ form: "line", from: at(from), to: at(to), look: "dashed", ends: "plain" }),
      ),
      { form: "right-angle", at: at(square[0]), towards: [at(square[1]), at(square[2])] },
      ...lengths,
    ],
    alt,
  };
}
