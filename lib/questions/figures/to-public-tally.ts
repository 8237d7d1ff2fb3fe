import type { TallyFigure } from "./tally-figure.ts";

/** Strokes with exactly the fields that are drawn. */
export function toPublicTally(figure: TallyFigure): TallyFigure {
  return {
    type: "tally",
    rows: figure.rows.map(({ name, picture, count }) => ({ name, picture, count })),
    alt: figure.alt,
  };
}
