import type { Frame, Outline, Point, Shape, Vertex } from "#scripts/rive/scene.ts";

/** Points of the curve at quarters: near enough for framing, and never outside as the handles would be. */
function pointsBetween(from: Vertex, to: Vertex): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    return {
      x: a * from.x + b * (from.x + from.out.x) + c * (to.x + to.in.x) + d * to.x,
      y: a * from.y + b * (from.y + from.out.y) + c * (to.y + to.in.y) + d * to.y,
    };
  });
}

function pointsOf(part: Outline[number]): Point[] {
  if (part.kind === "ellipse") {
    const { centre, radiusX, radiusY } = part;
    const reach = Math.max(radiusX, radiusY);
    return [
      { x: centre.x - reach, y: centre.y - reach },
      { x: centre.x + reach, y: centre.y + reach },
    ];
  }
  const ends = part.isClosed ? [...part.vertices.slice(1), ...part.vertices.slice(0, 1)] : part.vertices.slice(1);
  return ends.flatMap((end, place) => pointsBetween(part.vertices[place] ?? end, end));
}

/** The smallest frame around the shapes, half of their strokes included. */
export function boundsOf(shapes: readonly Shape[]): Frame {
  const points = shapes.flatMap((shape) => {
    const half = (shape.stroke?.width ?? 0) / 2;
    return shape.outline.flatMap(pointsOf).flatMap(({ x, y }) => [
      { x: x - half, y: y - half },
      { x: x + half, y: y + half },
    ]);
  });
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
