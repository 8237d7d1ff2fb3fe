import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Polygon {
  /** Around the shape, anticlockwise as it is seen, on a field of 320 by 180 with y growing downward. */
  readonly corners: readonly Point[];
  /** What each side measures, from its corner to the next; null for none. */
  readonly sides: readonly (string | null)[];
  /** How many strokes each side carries: those with as many are equal. 0, or left out, for none. */
  readonly strokes?: readonly (0 | 1 | 2)[];
  readonly alt: string;
}

/** A polygon with measured sides, the measures outside. */
export function polygonDiagram({ corners, sides, strokes = [], alt }: Polygon): DiagramFigure {
  const lengths = sides.flatMap((text, place): DiagramMark[] => {
    const [from, to] = [corners[place], corners[(place + 1) % corners.length]];
    if (text === null || from === undefined || to === undefined) return [];
    return [{ form: "length", from, to, text, side: -1, hasArrows: false }];
  });
  const ticks = strokes.flatMap((count, place): DiagramMark[] => {
    const [from, to] = [corners[place], corners[(place + 1) % corners.length]];
    if (count === 0 || from === undefined || to === undefined) return [];
    // Away from the middle, where the measure stands.
    const near = { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.5 };
    return [{ form: "ticks", from, to: near, count }];
  });
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks: [{ form: "area", corners, tone: "first" }, ...ticks, ...lengths],
    alt,
  };
}
