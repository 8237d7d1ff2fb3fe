import { blockPoint } from "#lib/core/block-point.ts";
import type { BlockPart, Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";

function middlesOfSides(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }, place) => {
    const next = corners[(place + 1) % corners.length] ?? { x, y };
    return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
  });
}

function middlesOfFaces(block: BlockPart): Point[] {
  const { width, depth, height } = block;
  return [
    blockPoint(block, width / 2, depth / 2, height),
    blockPoint(block, 0, depth / 2, height / 2),
    blockPoint(block, width / 2, 0, height / 2),
  ];
}

/** More sides than this stand too close for a number each. */
const mostSides = 6;

function pointsOf(part: ShapePart): Point[] {
  if (part.form === "polygon") {
    return part.corners.length > mostSides ? [] : middlesOfSides(part.corners);
  }
  return part.form === "block" ? middlesOfFaces(part) : [];
}

/** Keeps a number wholly on the field of 100 by 100. */
function onField(value: number): number {
  return Math.round(Math.min(86, Math.max(14, value)));
}

/** Numbers for what there is to count and compare: the sides of a shape, the three faces of a block that are seen. */
export function numberPoints(part: ShapePart): ShapesFigure["labels"] {
  return pointsOf(part).map(({ x, y }, place) => ({ x: onField(x), y: onField(y), label: String(place + 1) }));
}
