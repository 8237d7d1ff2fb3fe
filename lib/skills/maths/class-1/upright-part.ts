import type { Paint, PolygonPart } from "#lib/questions/figures/shape-part.ts";

/** A painted rectangle that stands upright, from its upper left corner. */
export function uprightPart(paint: Paint, left: number, top: number, across: number, down: number): PolygonPart {
  const corners = [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ];
  return { form: "polygon", corners, paint, look: "full" };
}
