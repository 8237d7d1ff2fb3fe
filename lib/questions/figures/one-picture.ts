import type { ObjectsFigure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** One thing alone; `alt` says which. */
export function onePicture(picture: PictureName, alt: string): ObjectsFigure {
  return {
    type: "objects",
    picture,
    cells: [{ column: 0, row: 0, dx: 0, dy: 0 }],
    rows: 1,
    columns: 2,
    numbered: 0,
    alt,
  };
}
