import type { Rng } from "#lib/core/rng.ts";
import type { Paint, Point, ShapePart } from "#lib/questions/figures/shape-part.ts";

/** Where a shape lies, and how far it reaches. */
export interface Place extends Point {
  readonly radius: number;
}

/** A shape with so many corners around a middle, turned any way; 0 corners is a circle. All corners lie on one round. */
export function drawFlat(rng: Rng, corners: number, { x, y, radius }: Place, paint: Paint): ShapePart {
  if (corners === 0) return { form: "oval", x, y, rx: radius * 0.8, ry: radius * 0.8, paint, look: "full" };
  const step = 360 / corners;
  const turn = rng.int(0, 359);
  const points = Array.from({ length: corners }, (_, place) => {
    const angle = ((turn + place * step + rng.int(-1, 1) * step * 0.2) * Math.PI) / 180;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });
  return { form: "polygon", corners: points, paint, look: "full" };
}
