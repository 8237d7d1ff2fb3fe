import type { ShapesFigure } from "./shapes-figure.ts";
import { toPublicShape } from "./to-public-shape.ts";

/** A drawing of shapes with exactly the fields that are drawn. */
export function toPublicShapes({ width, height, parts, labels, alt }: ShapesFigure): ShapesFigure {
  return {
    type: "shapes",
    width,
    height,
    parts: parts.map(toPublicShape),
    labels: labels.map(({ x, y, label }) => ({ x, y, label })),
    alt,
  };
}
