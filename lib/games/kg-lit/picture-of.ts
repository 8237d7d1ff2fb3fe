import type { ObjectsFigure } from "#lib/questions/figure.ts";
import { onePicture } from "#lib/questions/figures/one-picture.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { kgLitText as text } from "./text.ts";

/** One thing alone. */
export function pictureOf(picture: PictureName): ObjectsFigure {
  return onePicture(picture, text.pictureAlt(pictureText[picture].name));
}
