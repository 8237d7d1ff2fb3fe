import type { Point, ThingName } from "#lib/questions/figures/shape-part.ts";
import type { FlatSort, SolidSort } from "./sort.ts";

interface Thing {
  readonly thing: ThingName;
}

/** A flat thing with its rim in the field of 100 by 100 it is drawn into; a circle has its radius alone. */
interface FlatThing extends Thing {
  readonly sort: FlatSort;
  readonly rim: readonly Point[] | { readonly radius: number };
}

/** A solid thing with the edges of the block it looks like; null for what is no block. */
interface SolidThing extends Thing {
  readonly sort: SolidSort | null;
  readonly block: { readonly width: number; readonly depth: number; readonly height: number } | null;
}

function rim(...corners: readonly (readonly [number, number])[]): Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

function upright(left: number, top: number, right: number, bottom: number): Point[] {
  return rim([left, top], [right, top], [right, bottom], [left, bottom]);
}

function block(width: number, depth: number, height: number) {
  return { width, depth, height };
}

const round = { radius: 44 };
const even = upright(8, 8, 92, 92);

export const flatThings: readonly FlatThing[] = [
  { thing: "clock", sort: "circle", rim: round },
  { thing: "plate", sort: "circle", rim: round },
  { thing: "wheel", sort: "circle", rim: round },
  { thing: "button", sort: "circle", rim: round },
  { thing: "tile", sort: "square", rim: even },
  { thing: "window", sort: "square", rim: even },
  { thing: "rice-cake", sort: "square", rim: even },
  { thing: "handkerchief", sort: "square", rim: even },
  { thing: "sign", sort: "triangle", rim: rim([50, 10], [94, 86], [6, 86]) },
  { thing: "pennant", sort: "triangle", rim: rim([14, 10], [94, 40], [14, 70]) },
  { thing: "set-square", sort: "triangle", rim: rim([10, 10], [10, 88], [92, 88]) },
  { thing: "sail", sort: "triangle", rim: rim([56, 6], [56, 76], [10, 76]) },
  { thing: "flag", sort: "rectangle", rim: upright(5, 20, 95, 80) },
  { thing: "envelope", sort: "rectangle", rim: upright(5, 22, 95, 78) },
  { thing: "door", sort: "rectangle", rim: upright(26, 4, 74, 96) },
  { thing: "notebook", sort: "rectangle", rim: upright(20, 8, 80, 92) },
];

export const solidThings: readonly SolidThing[] = [
  { thing: "die", sort: "cube", block: block(46, 46, 46) },
  { thing: "puzzle-cube", sort: "cube", block: block(46, 46, 46) },
  { thing: "gift", sort: "cube", block: block(42, 42, 42) },
  { thing: "toy-block", sort: "cube", block: block(46, 46, 46) },
  { thing: "milk", sort: "box", block: block(30, 30, 58) },
  { thing: "brick", sort: "box", block: block(64, 32, 22) },
  { thing: "fridge", sort: "box", block: block(34, 34, 62) },
  { thing: "matchbox", sort: "box", block: block(60, 40, 18) },
  { thing: "can", sort: null, block: null },
  { thing: "ball", sort: null, block: null },
  { thing: "drum", sort: null, block: null },
  { thing: "leaf-hat", sort: null, block: null },
];
