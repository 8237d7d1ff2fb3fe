import type { Rng } from "#lib/core/rng.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** Shapes with four sides (and one with three), each drawn so that it has one name alone. */
export type ShapeName =
  | "hình bình hành"
  | "hình thoi"
  | "hình chữ nhật"
  | "hình thang"
  | "hình tam giác"
  | "hình tứ giác";

/** A rhombus is drawn by its diagonals, never with right angles; a parallelogram with sides of two lengths. */
function cornersOf(rng: Rng, shape: ShapeName): Point[] {
  const across = rng.int(12, 16) * 10;
  const up = rng.int(8, 10) * 10;
  const lean = rng.int(3, 5) * 10;
  const half = { x: rng.int(9, 12) * 10, y: rng.int(9, 12) * 5 };
  const [left, top] = [56, 36];
  switch (shape) {
    case "hình thoi":
      return [
        { x: 160, y: 90 - half.y },
        { x: 160 + half.x, y: 90 },
        { x: 160, y: 90 + half.y },
        { x: 160 - half.x, y: 90 },
      ];
    case "hình bình hành":
      return [
        { x: left + lean, y: top },
        { x: left + lean + across, y: top },
        { x: left + across, y: top + up },
        { x: left, y: top + up },
      ];
    case "hình chữ nhật":
      return [
        { x: left, y: top },
        { x: left + across, y: top },
        { x: left + across, y: top + up },
        { x: left, y: top + up },
      ];
    case "hình thang":
      return [
        { x: left + lean, y: top },
        { x: left + across - 20, y: top },
        { x: left + across + 20, y: top + up },
        { x: left, y: top + up },
      ];
    case "hình tam giác":
      return [
        { x: left + lean, y: top },
        { x: left + across, y: top + up },
        { x: left, y: top + up },
      ];
    case "hình tứ giác":
      return [
        { x: left + lean, y: top },
        { x: left + across - 10, y: top + 20 },
        { x: left + across + 30, y: top + up - 25 },
        { x: left, y: top + up },
      ];
    default:
      return shape satisfies never;
  }
}

/** The shape with the names of its corners, upside down half of the time. */
export function drawShape(rng: Rng, shape: ShapeName, names: readonly string[], alt: string): DiagramFigure {
  const isMirrored = rng.int(0, 1) === 0;
  const corners = cornersOf(rng, shape).map(({ x, y }) => ({ x: isMirrored ? 320 - x : x, y }));
  return namedPolygonDiagram({ corners, names, alt });
}
