import type { Point } from "#lib/questions/figures/shape-part.ts";

/** Room around a middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type Segment = readonly [from: Point, to: Point];

/** Whether two boxes lie on one another by more than may be. */
export function overlaps(first: Box, second: Box, allowed: number): boolean {
  return (
    Math.abs(first.x - second.x) < (first.width + second.width) / 2 - allowed &&
    Math.abs(first.y - second.y) < (first.height + second.height) / 2 - allowed
  );
}

/** Whether a line goes through a box: what of the line is left between each pair of its sides. */
export function crosses({ x, y, width, height }: Box, [from, to]: Segment): boolean {
  const sides = [
    { start: from.x - (x - width / 2), end: to.x - (x - width / 2) },
    { start: x + width / 2 - from.x, end: x + width / 2 - to.x },
    { start: from.y - (y - height / 2), end: to.y - (y - height / 2) },
    { start: y + height / 2 - from.y, end: y + height / 2 - to.y },
  ];
  let [first, last] = [0, 1];
  for (const { start, end } of sides) {
    if (start < 0 && end < 0) return false;
    const at = start / (start - end);
    if (start < 0) first = Math.max(first, at);
    if (end < 0) last = Math.min(last, at);
  }
  return first < last;
}
