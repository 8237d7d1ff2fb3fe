import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";

/** One drawing on its field of 100 by 100. */
export function fieldFigure(parts: readonly ShapePart[], labels: ShapesFigure["labels"], alt: string): ShapesFigure {
  return { type: "shapes", width: 100, height: 100, parts, labels, alt };
}
