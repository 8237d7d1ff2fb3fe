import type { Locator } from "@playwright/test";

export type Point = readonly [x: number, y: number];

/** One part of a drawing as it is seen: its outline and its colour. */
export interface DrawnPart {
  readonly tag: string;
  /** Corners in their order; none where the outline is round or a line. */
  readonly corners: readonly Point[];
  /** Half its width and half its height where it is round. */
  readonly radii: Point;
  /** The strokes of a drawing of lines, from end to end. */
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  readonly paint: string;
}

function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, place) => (place % 2 === 0 ? [[x, numbers[place + 1] ?? 0] as const] : []));
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The parts of a drawing from back to front. */
export async function drawnParts(drawn: Locator): Promise<DrawnPart[]> {
  const read = await drawn.locator("circle, ellipse, polygon, path, rect").evaluateAll((all) =>
    all.map((part) => {
      const value = (name: string) => part.getAttribute(name) ?? "";
      const radii = [value("rx") || value("r"), value("ry") || value("r")];
      return { tag: part.tagName, points: value("points"), radii, d: value("d"), paint: value("fill") };
    }),
  );
  return read.map(({ tag, points, radii: [across, down], d, paint }) => ({
    tag,
    corners: pointsOf(numbersIn(points)),
    radii: [Number(across), Number(down)],
    lines: d.split("M").flatMap((stroke) => {
      const [from, to] = pointsOf(numbersIn(stroke));
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    }),
    paint,
  }));
}
