import type { PictureName } from "#lib/questions/picture-name.ts";

/** The address of a picture a question shows. */
export function pictureSrc(name: PictureName): string {
  return `/pictures/${name}.svg`;
}
