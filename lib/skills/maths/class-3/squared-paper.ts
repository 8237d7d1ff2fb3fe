import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

export interface Named extends Point {
  readonly name: string;
  readonly nameAt: number;
}

interface GridSize {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** A sheet on which a single line is drawn. */
export const gridSize: GridSize = { columns: 13, rows: 7, size: 21 };

/** Named points on squared paper and a straight line from the first to the last one. */
export function onGrid(points: readonly Named[], grid: GridSize, alt: string): DiagramFigure {
  const { columns, rows, size } = grid;
  const edge = 12;
  const at = ({ x, y }: Point) => ({ x: edge + x * size, y: edge + y * size });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A line has two ends");
  return {
    type: "diagram",
    width: columns * size + edge * 2,
    height: rows * size + edge * 2,
    marks: [
      { form: "grid", x: edge, y: edge, size, columns, rows },
      { form: "line", from: at(first), to: at(last), look: "thick", ends: "plain" },
      ...points.map(
        ({ name, nameAt, ...point }): DiagramMark => ({ form: "point", ...at(point), name, nameAt, isDrawn: true }),
      ),
    ],
    alt,
  };
}

/** How a line goes over the squares, how far a point beside it lies from its middle, and on which side names are written. */
export const lineWays = {
  level: { step: { x: 1, y: 0 }, across: { x: 0, y: -2 }, nameAt: 90 },
  upright: { step: { x: 0, y: 1 }, across: { x: 3, y: 0 }, nameAt: 0 },
  falling: { step: { x: 1, y: 1 }, across: { x: 2, y: -2 }, nameAt: 45 },
  rising: { step: { x: 1, y: -1 }, across: { x: -2, y: -2 }, nameAt: 135 },
} as const;
