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

/** Where the strips of a picture lie below one another. */
function pitchOf(count: number): number {
  return Math.min(60, Math.floor((height - margin * 2 - square) / Math.max(1, count - 1)));
}

/** A number on a square of a strip, counted from its left end: 1 is the first. */
function numberOn(strips: readonly Strip[], place: number, step: number): ShapesFigure["labels"][number] {
  const x = margin + ((strips[place]?.start ?? 0) + step - 0.5) * square;
  return { x, y: margin + place * pitchOf(strips.length) + square / 2, label: String(step) };
}

/** The same strips on their grid, each with its length on its last square. */
export function measuredStrips(strips: readonly Strip[], alt: string): ShapesFigure {
  const labels = strips.map(({ length }, place) => numberOn(strips, place, length));
  return { ...stripsFigure(strips, true, alt), labels };
}

/** The squares of one strip among others, counted: 1, 2, 3 … */
export function countedStrip(strips: readonly Strip[], place: number, alt: string): ShapesFigure {
  const steps = Array.from({ length: strips[place]?.length ?? 0 }, (_, step) => step + 1);
  return { ...stripsFigure(strips, true, alt), labels: steps.map((step) => numberOn(strips, place, step)) };
}

/** A longer strip above a shorter one, moved so that they begin in line, with a frame around the squares it has more. */
export function surplusFigure(long: Strip, short: Strip, alt: string): ShapesFigure {
  const strips = [long, short].map((strip) => ({ ...strip, start: 0 }));
  const figure = stripsFigure(strips, true, alt);
  const frame: ShapePart = {
    form: "frame",
    x: margin + short.length * square,
    y: margin - 4,
    width: (long.length - short.length) * square,
    height: square + 8,
  };
  const labels = Array.from({ length: long.length - short.length }, (_, step) => ({
    ...numberOn(strips, 0, short.length + step + 1),
    label: String(step + 1),
  }));
  return { ...figure, parts: [...figure.parts, frame], labels };
}

/** Strips of paper one below the other, at most eleven squares long; with a grid their squares can be counted. */
export function stripsFigure(strips: readonly Strip[], hasGrid: boolean, alt: string): ShapesFigure {
  const pitch = pitchOf(strips.length);
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

/** Towers side by side on one floor, so many squares high; with levels a line lies across at each of their tops. */
export function towersFigure(towers: readonly Strip[], hasLevels: boolean, alt: string): ShapesFigure {
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
  const across = (y: number) => ({ from: { x: margin, y }, to: { x: width - margin, y } });
  const tops = new Set(towers.map(({ length }) => Math.round(height - margin - length * step)));
  const levels = hasLevels ? [...tops].map(across) : [];
  return {
    type: "shapes",
    width,
    height,
    parts: [...parts, { form: "lines", lines: [across(height - margin), ...levels] }],
    labels: [],
    alt,
  };
}
