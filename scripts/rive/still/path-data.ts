import { joinNumbers } from "#scripts/join-numbers.ts";
import type { Contour, Ellipse, Outline, Point, Vertex } from "#scripts/rive/scene.ts";

function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}

/** A point in tenths of a unit. */
function tenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10), y: Math.round(y * 10) };
}

function steps(pen: Point, points: readonly Point[]): string {
  return joinNumbers(points.flatMap(({ x, y }) => [short(x - pen.x), short(y - pen.y)]));
}

/** The way from one vertex to the next; the pen stands on the first. */
function piece(from: Vertex, to: Vertex, pen: Point): string {
  const isStraight = [from.out, to.in].every(({ x, y }) => Math.hypot(x, y) < 0.05);
  if (isStraight) return `l${steps(pen, [tenths(to)])}`;
  const one = { x: from.x + from.out.x, y: from.y + from.out.y };
  const two = { x: to.x + to.in.x, y: to.y + to.in.y };
  return `c${steps(pen, [one, two, to].map(tenths))}`;
}

function contourData({ isClosed, vertices }: Contour, pen: Point): string {
  const [first] = vertices;
  if (first === undefined) return "";
  const ends = [...vertices.slice(1), ...(isClosed ? [first] : [])];
  const pieces = ends.map((end, place) => piece(vertices[place] ?? first, end, tenths(vertices[place] ?? first)));
  // A straight way home is what "z" draws.
  if (isClosed && pieces.at(-1)?.startsWith("l")) pieces.pop();
  return `m${steps(pen, [tenths(first)])}${pieces.join("")}${isClosed ? "z" : ""}`;
}

function ellipseData({ centre, radiusX, radiusY, turn }: Ellipse, pen: Point): string {
  const across = { x: radiusX * Math.cos(turn), y: radiusX * Math.sin(turn) };
  const start = tenths({ x: centre.x - across.x, y: centre.y - across.y });
  const end = tenths({ x: centre.x + across.x, y: centre.y + across.y });
  const sizes = joinNumbers([radiusX, radiusY, (turn * 180) / Math.PI].map((value) => short(Math.round(value * 10))));
  return `m${steps(pen, [start])}a${sizes} 1 1 ${steps(start, [end])}a${sizes} 1 1 ${steps(end, [start])}z`;
}

function endOf(part: Outline[number], pen: Point): Point {
  if (part.kind === "ellipse") {
    const { centre, radiusX, turn } = part;
    return tenths({ x: centre.x - radiusX * Math.cos(turn), y: centre.y - radiusX * Math.sin(turn) });
  }
  const end = part.isClosed ? part.vertices[0] : part.vertices.at(-1);
  return end === undefined ? pen : tenths(end);
}

/** Path data of an outline, each number a tenth of a unit exact; what is rounded away is not carried along. */
export function pathData(outline: Outline): string {
  let pen: Point = { x: 0, y: 0 };
  const parts = outline.map((part) => {
    const data = part.kind === "ellipse" ? ellipseData(part, pen) : contourData(part, pen);
    pen = endOf(part, pen);
    return data;
  });
  return parts.join("").replace("m", "M");
}
