import type { Paint, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { uprightPart } from "./upright-part.ts";

export interface Strip {
  readonly paint: Paint;
  /** In squares of the grid; `start` is how many lie before it. */
  readonly start: number;
  readonly length: number;
}

const square = 26;
const [width, height] = [300, 180];
const margin = 7;

/** Upright lines of a grid over the strips, so that their squares can be counted. */
function gridOf(count: number, pitch: number): ShapePart {
  const lines = Array.from({ length: 12 }, (_, place) => {
    const x = margin + place * square;
    return { from: { x, y: margin }, to: { x, y: margin + (count - 1) * pitch + square } };
  });
  return { form: "lines", lines };
}

/** Strips of paper one below the other, at most eleven squares long; with a grid their squares can be counted. */
export function stripsFigure(strips: readonly Strip[], hasGrid: boolean, alt: string): ShapesFigure {
  const pitch = Math.min(60, Math.floor((height - margin * 2 - square) / Math.max(1, strips.length - 1)));
  const drawn = strips.map(({ paint, start, length }, place) =>
    uprightPart(paint, margin + start * square, margin + place * pitch, length * square, square),
  );
  return {
    type: "shapes",
    width,
    height: margin * 2 + (strips.length - 1) * pitch + square,
    parts: hasGrid ? [...drawn, gridOf(strips.length, pitch)] : drawn,
    labels: [],
    alt,
  };
}

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
