import type { Artboard } from "#scripts/rive/motion.ts";
import { artboardPart } from "./artboard-part.ts";
import { makeObject } from "./make-object.ts";
import { writeRiv } from "./write-riv.ts";

/** The bytes of a .riv file with the given artboards. Throws with the name of what does not fit together. */
export function rivFile(artboards: readonly Artboard[]): Uint8Array<ArrayBuffer> {
  const names = artboards.map(({ name }) => name);
  const twin = names.find((name, place) => names.indexOf(name) < place);
  if (twin !== undefined) throw new Error(`two artboards are named ${twin}`);
  return writeRiv([{ objects: [makeObject("backboard", {})], place: new Map() }, ...artboards.map(artboardPart)]);
}
