import type { DiagramMark } from "./diagram-figure.ts";
import type { Point } from "./shape-part.ts";

const reach = 1;

/** The name of the point at a place; null where none stands. */
export function nameAt(marks: readonly DiagramMark[], { x, y }: Point): string | null {
  const named = marks.find((mark) => mark.form === "point" && Math.hypot(mark.x - x, mark.y - y) < reach);
  return named?.form === "point" ? named.name : null;
}
