import type { ShapesFigure } from "#lib/questions/figures/shapes-figure.ts";
import type { Strip } from "./strips-figure.ts";
import { uprightPart } from "./upright-part.ts";

const [width, height] = [300, 180];
const margin = 7;

/** Towers side by side on one floor, so many squares high. */
export function towersFigure(towers: readonly Strip[], alt: string): ShapesFigure {
  const pitch = width / towers.length;
  const step = (height - margin * 2) / 11;
  const parts = towers.map(({ paint, length }, place) =>
    uprightPart(
      paint,
      Math.round(place * pitch + pitch / 2 - 20),
      Math.round(height - margin - length * step),
      40,
      Math.round(length * step),
    ),
  );
  const floor = { x: margin, y: height - margin };
  return {
    type: "shapes",
    width,
    height,
    parts: [...parts, { form: "lines", lines: [{ from: floor, to: { x: width - margin, y: floor.y } }] }],
    labels: [],
    alt,
  };
}
