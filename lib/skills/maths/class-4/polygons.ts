import type { Rng } from "#lib/core/rng.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

type Corners = readonly (readonly [x: number, y: number])[];

/** Shapes whose angles and sides are told apart by the eye: no angle is nearly right, no two sides nearly parallel. */
const polygons = {
  rectangle: [
    [70, 45],
    [250, 45],
    [250, 140],
    [70, 140],
  ],
  "right trapezoid": [
    [70, 30],
    [190, 30],
    [260, 150],
    [70, 150],
  ],
  parallelogram: [
    [110, 30],
    [270, 30],
    [210, 150],
    [50, 150],
  ],
  trapezoid: [
    [115, 35],
    [205, 35],
    [265, 150],
    [55, 150],
  ],
  "right quadrilateral": [
    [70, 40],
    [200, 100],
    [230, 150],
    [70, 150],
  ],
  "obtuse triangle": [
    [130, 80],
    [270, 150],
    [50, 150],
  ],
  "right triangle": [
    [80, 30],
    [260, 150],
    [80, 150],
  ],
  house: [
    [160, 22],
    [250, 72],
    [250, 155],
    [70, 155],
    [70, 72],
  ],
} as const satisfies Record<string, Corners>;

export type PolygonName = keyof typeof polygons;

const rows = ["ABCDE", "MNPQR", "EGHIK", "RSTUV", "IKLMN"] as const;

/** One of the shapes, turned over in one of four ways, with the names of its corners. */
export function drawPolygon(rng: Rng, shape: PolygonName): { name: string; corners: Point[]; figure: DiagramFigure } {
  const listed: Corners = polygons[shape];
  const [isMirrored, isOver] = [rng.pick([true, false]), rng.pick([true, false])];
  const corners = listed.map(([x, y]) => ({ x: isMirrored ? 320 - x : x, y: isOver ? 180 - y : y }));
  const name = rng.pick(rows).slice(0, corners.length);
  const figure = namedPolygonDiagram({ corners, names: Array.from(name), alt: `Hình ${name}.` });
  return { name, corners, figure };
}
