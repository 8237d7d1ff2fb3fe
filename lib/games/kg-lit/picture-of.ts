import { type ObjectsFigure, onePicture } from "#lib/questions/figures/objects.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { kgLitText as text } from "./text.ts";

/** One thing alone. */
export function pictureOf(picture: PictureName): ObjectsFigure {
  return onePicture(picture, text.pictureAlt(pictureText[picture].name));
}
