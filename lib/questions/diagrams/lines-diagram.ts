import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface StraightLine {
  readonly from: Point;
  readonly to: Point;
  /** Written beside a part of it, that goes from one share of its length to another; null for none. */
  readonly name: { readonly text: string; readonly along: readonly [number, number]; readonly side: 1 | -1 } | null;
}

interface Lines {
  /** On a field of 320 by 180. */
  readonly lines: readonly StraightLine[];
  readonly alt: string;
}

function marksOf({ from, to, name }: StraightLine): DiagramMark[] {
  const line: DiagramMark = { form: "line", from, to, look: "solid", ends: "plain" };
  if (name === null) return [line];
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const [start, end] = name.along;
  return [line, { form: "length", from: at(start), to: at(end), text: name.text, side: name.side, hasArrows: false }];
}

/** Straight lines that cross or do not. */
export function linesDiagram({ lines, alt }: Lines): DiagramFigure {
  return { type: "diagram", width: 320, height: 180, marks: lines.flatMap(marksOf), alt };
}
