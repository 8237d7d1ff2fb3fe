import type { FlatSort, SolidSort, Sort } from "./sort.ts";
import type { Stuff } from "./stuff.ts";

const flatSorts: readonly FlatSort[] = ["circle", "square", "rectangle", "triangle"];
const solidSorts: readonly SolidSort[] = ["cube", "box"];

/** The sorts a picture of this stuff may be asked about. */
export function sortsOf(stuff: Stuff): readonly Sort[] {
  return stuff === "flat" || stuff === "thing" ? flatSorts : solidSorts;
}
