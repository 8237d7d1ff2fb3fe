import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface NamedPolygon {
  /** Around the shape, on a field of 320 by 180 with y growing downward; names for some or all of them. */
  readonly corners: readonly Point[];
  readonly names: readonly string[];
  /** Lines inside, by the places of their ends among the corners. */
  readonly inner?: readonly (readonly [number, number])[];
  readonly alt: string;
}

/** A polygon with the names of its corners outside it. */
export function namedPolygonDiagram({ corners, names, inner = [], alt }: NamedPolygon): DiagramFigure {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const points = corners.map((corner, place): DiagramMark => {
    const angle = (Math.atan2(middle.y - corner.y, corner.x - middle.x) * 180) / Math.PI;
    return {
      form: "point",
      ...corner,
      name: names[place] ?? null,
      nameAt: Math.round((angle + 360) % 360),
      isDrawn: false,
    };
  });
  const lines = inner.flatMap(([first, second]): DiagramMark[] => {
    const [from, to] = [corners[first], corners[second]];
    return from === undefined || to === undefined ? [] : [{ form: "line", from, to, look: "solid", ends: "plain" }];
  });
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks: [{ form: "area", corners, tone: "first" }, ...lines, ...points],
    alt,
  };
}
