import type { Rng } from "#lib/core/rng.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { drawFlat } from "./draw-flat.ts";
import { drawSolid } from "./draw-solid.ts";
import type { Item } from "./item.ts";
import type { Sort } from "./sort.ts";
import type { Stuff } from "./stuff.ts";
import { flatThings, solidThings } from "./things.ts";

interface Order {
  readonly stuff: Stuff;
  /** What to draw, in this order; null for something without a name in class 1. */
  readonly sorts: readonly (Sort | null)[];
  /** Taken in turn; things have colours of their own. */
  readonly paints: readonly Paint[];
  readonly isTurned: boolean;
  /** Lying about in one picture, not each on a card of its own. */
  readonly isLoose: boolean;
  readonly rng: Rng;
}

/** No thing is drawn twice. Throws where there are not so many of a sort. */
function drawThings({ stuff, sorts, rng }: Order): Item[] {
  const stock = rng.shuffle<(typeof flatThings | typeof solidThings)[number]>(
    stuff === "thing" ? flatThings : solidThings,
  );
  return sorts.map((sort, place) => {
    const before = sorts.slice(0, place).filter((other) => other === sort).length;
    const found = stock.filter((thing) => thing.sort === sort)[before];
    if (found === undefined) {
      throw new Error(`No more things of sort ${sort}`);
    }
    const { thing } = found;
    return {
      sort,
      part: { form: "thing", thing, x: 50, y: 50, size: 100 },
      name: text.thingName(thing),
      variant: thing,
    };
  });
}

/** Drawings of the sorts asked for, each in a field of 100 by 100. */
export function drawItems(order: Order): Item[] {
  const { stuff, sorts, paints, isTurned, isLoose, rng } = order;
  if (stuff === "thing" || stuff === "solid-thing") {
    return drawThings(order);
  }
  return sorts.map((sort, place) => {
    const manner = { isTurned, isLoose, paint: paints[place % paints.length] ?? "red", rng };
    if (sort === "cube" || sort === "box" || (sort === null && stuff === "solid")) {
      return drawSolid(sort, manner);
    }
    return drawFlat(sort, manner);
  });
}
