import type { Matrix } from "./matrix.ts";
import type { Outline, Paint, Point, Shape } from "./scene.ts";

function move({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function partOf(part: Outline[number], matrix: Matrix, scale: number): Outline[number] {
  if (part.kind === "ellipse") {
    return {
      kind: "ellipse",
      centre: move(matrix, part.centre),
      radiusX: part.radiusX * scale,
      radiusY: part.radiusY * scale,
      turn: part.turn + Math.atan2(matrix.b, matrix.a),
    };
  }
  const free = { ...matrix, e: 0, f: 0 };
  const vertices = part.vertices.map((vertex) => ({
    ...move(matrix, vertex),
    in: move(free, vertex.in),
    out: move(free, vertex.out),
  }));
  return { ...part, vertices };
}

function paintOf(paint: Paint, matrix: Matrix): Paint {
  return paint.kind === "solid" ? paint : { ...paint, from: move(matrix, paint.from), to: move(matrix, paint.to) };
}

/** The shape moved, turned and scaled evenly; throws when the matrix would stretch or mirror it. */
export function transformShape(shape: Shape, matrix: Matrix): Shape {
  const { a, b, c, d } = matrix;
  if (Math.abs(a - d) > 1e-6 || Math.abs(b + c) > 1e-6)
    throw new Error("a shape can only be moved, turned and scaled evenly");
  const scale = Math.hypot(a, b);
  return {
    kind: "shape",
    outline: shape.outline.map((part) => partOf(part, matrix, scale)),
    fill: shape.fill === null ? null : paintOf(shape.fill, matrix),
    stroke:
      shape.stroke === null
        ? null
        : { ...shape.stroke, width: shape.stroke.width * scale, paint: paintOf(shape.stroke.paint, matrix) },
  };
}
