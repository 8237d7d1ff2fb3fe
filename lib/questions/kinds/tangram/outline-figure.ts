import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { TangramView } from "./grading.ts";

/** Units of a drawing for a square of the grid. */
export const unit = 50;

export const toUnits = (corners: readonly Point[]): Point[] =>
  corners.map(({ x, y }) => ({ x: x * unit, y: y * unit }));

/** The outline that is to be covered, with lines in it. */
export function outlineFigure(
  { columns, rows, outline }: Pick<TangramView, "columns" | "rows" | "outline">,
  lines: TangramView["lines"],
  alt: string,
): ShapesFigure {
  const drawn = lines.flatMap(({ from, to }) => {
    const [start, end] = toUnits([from, to]);
    return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
  });
  return {
    type: "shapes",
    width: columns * unit,
    height: rows * unit,
    parts: [
      { form: "polygon", corners: toUnits(outline), paint: "yellow", look: "full" },
      ...(drawn.length === 0 ? [] : [{ form: "lines", lines: drawn } as const]),
    ],
    labels: [],
    alt,
  };
}
