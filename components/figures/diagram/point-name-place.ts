import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { turned } from "./turned.ts";

/** Where the middle of a point's name stands. */
export function pointNamePlace({ x, y, nameAt }: Extract<DiagramMark, { form: "point" }>, size: number): Point {
  return turned({ x, y }, size * 0.78, nameAt);
}
