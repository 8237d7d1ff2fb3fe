import type { ObjectsFigure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { kgLitText as text } from "./text.ts";

/** One thing alone. */
export function pictureOf(picture: PictureName): ObjectsFigure {
  return {
    type: "objects",
    picture,
    cells: [{ column: 0, row: 0, dx: 0, dy: 0 }],
    rows: 1,
    columns: 2,
    numbered: 0,
    alt: text.pictureAlt(pictureText[picture].name),
  };
}
