import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A part of a drawing from one place to another. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** The drawing of a question with what is seen in it drawn over it. */
export function drawnOver(figure: DiagramFigure, marks: readonly DiagramMark[], alt: string): DiagramFigure {
  return { ...figure, marks: [...figure.marks, ...marks], alt };
}

/** A side or a line that stands out. */
export function thick({ from, to }: Segment): DiagramMark {
  return { form: "line", from, to, look: "thick", ends: "plain" };
}

/** The side of a shape that begins at a corner. */
export function sideAt(corners: readonly Point[], at: number): Segment {
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
  if (from === undefined || to === undefined) throw new Error("A shape without corners");
  return { from, to };
}

/** The small square in a corner of a shape. */
export function rightAngleAt(corners: readonly Point[], at: number): DiagramMark {
  const { from, to } = sideAt(corners, at);
  return { form: "right-angle", at: from, towards: [corners.at(at - 1) ?? to, to] };
}

/** The bow of a corner of a shape. */
export function bowAt(corners: readonly Point[], at: number, radius: number): DiagramMark {
  const { from, to } = sideAt(corners, at);
  const before = corners.at(at - 1) ?? to;
  const turnOf = (end: Point) => (Math.atan2(from.y - end.y, end.x - from.x) * 180) / Math.PI;
  const [first, second] = [turnOf(before), turnOf(to)];
  const isOrdered = (((second - first) % 360) + 360) % 360 < 180;
  return { form: "arc", ...from, radius, from: isOrdered ? first : second, to: isOrdered ? second : first };
}
