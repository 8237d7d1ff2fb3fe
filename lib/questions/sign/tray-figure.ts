import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { compareText } from "#lib/text/compare-text.ts";

const columns = 2;

/** One side of the crocodile: up to 10 things in rows of two, the first `numbered` with their number. */
export function trayFigure(picture: PictureName, things: number, numbered: number): ObjectsFigure {
  const cells = Array.from({ length: things }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
    dx: 0,
    dy: 0,
  }));
  const rows = Math.max(1, Math.ceil(things / columns));
  return { type: "objects", picture, cells, rows, columns, numbered, alt: compareText.trayAlt(picture) };
}
