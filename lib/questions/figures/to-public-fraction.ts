import type { FractionFigure } from "./fraction-figure.ts";

/** Painted wholes with exactly the fields that are drawn. */
export function toPublicFraction(figure: FractionFigure): FractionFigure {
  return {
    type: "fraction",
    wholes: figure.wholes.map(({ form, parts, painted, crossed, columns, label }) => ({
      form,
      parts,
      painted,
      crossed,
      columns,
      label,
    })),
    alt: figure.alt,
  };
}
