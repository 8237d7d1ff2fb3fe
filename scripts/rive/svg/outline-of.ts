import svgpath from "svgpath";
import type { Contour, Ellipse, Outline, Point, Vertex } from "#scripts/rive/scene.ts";

import { ellipseOfCurves } from "./ellipse-of-curves.ts";

interface OpenContour {
  readonly kind: "contour";
  isClosed: boolean;
  vertices: { x: number; y: number; in: Point; out: Point }[];
}

/** Art rounds to tenths, so the end of a closed contour may miss its start by so much. */
const seam = 0.25;

const none: Point = { x: 0, y: 0 };

function corner(x: number, y: number) {
  return { x, y, in: none, out: none };
}

function joinEnds(contour: OpenContour): Contour {
  const [first, last] = [contour.vertices[0], contour.vertices.at(-1)];
  const isDouble =
    contour.isClosed &&
    contour.vertices.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    Math.hypot(first.x - last.x, first.y - last.y) < seam;
  if (!isDouble) return contour;
  const joined: Vertex = { ...first, in: last.in };
  return { ...contour, vertices: [joined, ...contour.vertices.slice(1, -1)] };
}

/** A cubic curve from the last vertex; the two control points are absolute. */
function curve(contour: OpenContour, one: Point, two: Point, end: Point): void {
  const start = contour.vertices.at(-1);
  if (start === undefined) throw new Error("a curve needs a start");
  start.out = { x: one.x - start.x, y: one.y - start.y };
  contour.vertices.push({ ...end, in: { x: two.x - end.x, y: two.y - end.y }, out: none });
}

type Draw = (contour: OpenContour, numbers: readonly number[], x: number, y: number) => void;

/** What each command does to the open contour; `x` and `y` are where it stands. */
const draws: Readonly<Record<string, Draw>> = {
  M: (contour, [startX = 0, startY = 0]) => void contour.vertices.push(corner(startX, startY)),
  L: (contour, [endX = 0, endY = 0]) => void contour.vertices.push(corner(endX, endY)),
  H: (contour, [endX = 0], _x, y) => void contour.vertices.push(corner(endX, y)),
  V: (contour, [endY = 0], x) => void contour.vertices.push(corner(x, endY)),
  C: (contour, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, endX = 0, endY = 0]) =>
    curve(contour, { x: x1, y: y1 }, { x: x2, y: y2 }, { x: endX, y: endY }),
  Q: (contour, [x1 = 0, y1 = 0, endX = 0, endY = 0], x, y) => {
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    const two = { x: third(endX, x1), y: third(endY, y1) };
    curve(contour, { x: third(x, x1), y: third(y, y1) }, two, { x: endX, y: endY });
  },
  Z: (contour) => {
    contour.isClosed = true;
  },
};

type Segment = readonly [command: string, ...numbers: number[]];

/** The ellipse that a contour of two arcs draws, given in absolute segments; null for any other contour. */
function ellipseOfArcs(segments: readonly Segment[]): Ellipse | null {
  const [move, there, back, close, ...others] = segments;
  if (!move || !there || !back || !close || others.length > 0) return null;
  if ([move, there, back, close].map(([command]) => command.toUpperCase()).join("") !== "MAAZ") return null;
  const [, x = 0, y = 0] = move;
  const [, radiusX = 0, radiusY = 0, degrees = 0, , , acrossX = 0, acrossY = 0] = there;
  const [, , , , , , endX = 0, endY = 0] = back;
  const isHalf = Math.hypot(acrossX - x, acrossY - y) > 1.9 * Math.min(radiusX, radiusY);
  if (!isHalf || Math.hypot(endX - x, endY - y) > 0.1) return null;
  const centre = { x: (x + acrossX) / 2, y: (y + acrossY) / 2 };
  return { kind: "ellipse", centre, radiusX, radiusY, turn: (degrees * Math.PI) / 180 };
}

function readSegments(data: string): Segment[] {
  const path = svgpath(data).abs();
  // svgpath keeps what it could not read as an error, unknown to its types, and draws the rest.
  if ("err" in path && path.err !== "") throw new Error(`${String(path.err)}: ${data}`);
  const segments: Segment[] = [];
  path.iterate(([command, ...numbers]) => void segments.push([command, ...numbers]));
  return segments;
}

function contourOf(segments: readonly Segment[]): Contour {
  const contour: OpenContour = { kind: "contour", isClosed: false, vertices: [] };
  const path = svgpath(segments.map((segment) => segment.join(" ")).join(""))
    .unarc()
    .unshort();
  path.iterate(([command, ...numbers], _place, x, y) => draws[command.toUpperCase()]?.(contour, numbers, x, y));
  return joinEnds(contour);
}

/** The outline of SVG path data: whole ellipses stay what they are, other arcs and quadratic curves become cubic ones. */
export function outlineOf(data: string): Outline {
  const contours: Segment[][] = [];
  for (const segment of readSegments(data)) {
    if (segment[0] === "M") contours.push([]);
    else if (contours.at(-1)?.at(-1)?.[0].toUpperCase() === "Z")
      throw new Error(`a contour must begin with a move: ${data}`);
    contours.at(-1)?.push(segment);
  }
  return contours.map((segments) => {
    const ellipse = ellipseOfArcs(segments);
    if (ellipse !== null) return ellipse;
    const contour = contourOf(segments);
    return ellipseOfCurves(contour) ?? contour;
  });
}
