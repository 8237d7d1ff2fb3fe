import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { TallyShape } from "./grading.ts";

/** A triangle looks as large as a square once it is a little wider. */
const wider = 1.08;

/** A shape to be counted, of so large a size around a point. */
export function drawShape({ sort, paint }: TallyShape, size: number, x: number, y: number): ShapePart {
  const half = size / 2;
  const look = { paint, look: "full" } as const;
  if (sort === "circle") return { form: "oval", x, y, rx: half, ry: half, ...look };
  const square = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
  const triangle = [
    { x, y: y - half },
    { x: x + half * wider, y: y + half },
    { x: x - half * wider, y: y + half },
  ];
  return { form: "polygon", corners: sort === "square" ? square : triangle, ...look };
}
