import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { FlatSort } from "./sort.ts";

type Outline = readonly Point[];

function outline(...corners: readonly (readonly [number, number])[]): Outline {
  return corners.map(([x, y]) => ({ x, y }));
}

function rectangle(width: number, height: number): Outline {
  return outline([0, 0], [width, 0], [width, height], [0, height]);
}

function regular(corners: number, radiusOf: (corner: number) => number): Outline {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return { x: radiusOf(corner) * Math.cos(angle), y: radiusOf(corner) * Math.sin(angle) };
  });
}

/** Shapes with corners by their name: the plainest first. `many` are those with no name in class 1. */
export const outlines: Readonly<Record<Exclude<FlatSort, "circle"> | "many", readonly Outline[]>> = {
  square: [rectangle(1, 1)],
  rectangle: [rectangle(1.7, 1), rectangle(1, 1.7), rectangle(2.2, 1), rectangle(1, 2.2)],
  triangle: [
    outline([0, Math.sqrt(3)], [2, Math.sqrt(3)], [1, 0]),
    outline([0, 2], [1.4, 2], [0.7, 0]),
    outline([0, 1.6], [2, 1.6], [0, 0]),
    outline([0, 1.3], [2, 1.3], [1.5, 0]),
    outline([0, 0], [1.8, 0], [0.9, 1.5]),
  ],
  many: [regular(5, () => 1), regular(6, () => 1), regular(10, (corner) => (corner % 2 === 0 ? 1 : 0.5))],
};
