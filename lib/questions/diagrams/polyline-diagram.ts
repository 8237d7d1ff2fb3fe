import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Polyline {
  /** From one end to the other, from left to right, on a field of 320 by 180. */
  readonly points: readonly Point[];
  /** The names of the points; empty for none. */
  readonly names: readonly string[];
  /** What each part measures; "?" is to be found. Empty for none. */
  readonly lengths: readonly string[];
  readonly alt: string;
}

/** Straight parts joined end to end ("đường gấp khúc"), names above upper points and below lower ones. */
export function polylineDiagram({ points, names, lengths, alt }: Polyline): DiagramFigure {
  const parts = points.slice(1).flatMap((to, place): DiagramMark[] => {
    const from = points[place];
    const text = lengths[place];
    if (from === undefined) return [];
    // A part that falls is measured above and one that rises below, so that no bend holds two measures.
    const side = to.y > from.y ? 1 : -1;
    const line: DiagramMark = { form: "line", from, to, look: "solid", ends: "plain" };
    return text === undefined ? [line] : [line, { form: "length", from, to, text, side, hasArrows: false }];
  });
  const ends = points.map(({ x, y }, place): DiagramMark => {
    const others = [points[place - 1], points[place + 1]].filter((point) => point !== undefined);
    const isLow = others.every((other) => other.y < y);
    return { form: "point", x, y, name: names[place] ?? null, nameAt: isLow ? 270 : 90, isDrawn: true };
  });
  return { type: "diagram", width: 320, height: 180, marks: [...parts, ...ends], alt };
}
