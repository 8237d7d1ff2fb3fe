import type { Point } from "#lib/questions/figures/shape-part.ts";

/** The point so far from a middle in a direction, in degrees anticlockwise from the right. */
export function turned(middle: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: middle.x + distance * Math.cos(angle), y: middle.y - distance * Math.sin(angle) };
}
