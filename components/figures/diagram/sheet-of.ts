import type { Box } from "./crosses.ts";

/** So much of the sheet is left around words at its edge. */
const rim = 2;

/** The field of a drawing, made larger where words would be cut off. */
export function sheetOf(width: number, height: number, boxes: readonly Box[]) {
  const left = Math.min(0, ...boxes.map((box) => box.x - box.width / 2 - rim));
  const right = Math.max(width, ...boxes.map((box) => box.x + box.width / 2 + rim));
  const top = Math.min(0, ...boxes.map((box) => box.y - box.height / 2 - rim));
  const bottom = Math.max(height, ...boxes.map((box) => box.y + box.height / 2 + rim));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
