import type { PictogramFigure } from "./pictogram-figure.ts";

/** A chart of pictures with exactly the fields that are drawn. */
export function toPublicPictogram(figure: PictogramFigure): PictogramFigure {
  return {
    type: "pictogram",
    title: figure.title,
    rows: figure.rows.map(({ name, picture, pictures }) => ({ name, picture, pictures })),
    each: figure.each,
    alt: figure.alt,
  };
}
