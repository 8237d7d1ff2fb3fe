import type { Point } from "#lib/questions/figures/shape-part.ts";

/** The straight way from one point to another: its length, its direction and what lies to the left of it on the sheet. */
export function way(from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const along: Point = { x: dx / length, y: dy / length };
  const left: Point = { x: along.y, y: -along.x };
  return { length, along, left };
}
