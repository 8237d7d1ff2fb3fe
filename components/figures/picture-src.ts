import type { PieceName } from "#lib/questions/figures/illustration-pieces.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** The address of a picture a question shows. */
export function pictureSrc(name: PictureName | PieceName): string {
  return `/pictures/${name}.svg`;
}
