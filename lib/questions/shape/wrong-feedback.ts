import type { Line } from "#lib/core/line.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import type { Item } from "./item.ts";
import type { Sort } from "./sort.ts";
import type { Stuff } from "./stuff.ts";

/** What is said of something taken for the sort that was looked for. */
export function wrongFeedback(stuff: Stuff, item: Item, lookedFor: Sort): Line {
  if (item.sort === null) {
    return text.mistakeNone(stuff, item.name, lookedFor);
  }
  const isDrawn = stuff === "flat" || stuff === "solid";
  return isDrawn ? text.mistakeOther(item.sort) : text.mistakeOtherThing(item.name, item.sort);
}
