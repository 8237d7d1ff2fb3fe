import type { AxisFigure } from "./axis-figure.ts";

/** A line with marks with exactly the fields that are drawn. */
export function toPublicAxis(figure: AxisFigure): AxisFigure {
  return {
    type: "axis",
    from: figure.from,
    to: figure.to,
    marks: figure.marks.map(({ at, label, isLarge }) => ({ at, label, isLarge })),
    pointers: figure.pointers.map(({ at, label }) => ({ at, label })),
    hops: figure.hops.map(({ from, to, label }) => ({ from, to, label })),
    alt: figure.alt,
  };
}
