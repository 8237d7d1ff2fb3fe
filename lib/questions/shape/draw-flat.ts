import type { Rng } from "#lib/core/rng.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { fitPolygon } from "./fit-polygon.ts";
import type { Item } from "./item.ts";
import { outlines } from "./outlines.ts";
import type { FlatSort } from "./sort.ts";

const fullSize = 84;
const looseSize = { from: 64, to: 92 };
const field = 100;
/** Upright, a shape is one of the first so many of its outlines. */
const plainOutlines = 2;
/** Degrees between the ways a turned shape may lie. */
const turnStep = 15;

interface Manner {
  /** Any outline, any way round; otherwise plain and upright. */
  readonly isTurned: boolean;
  /** Of any size and off the middle, as things lie about. */
  readonly isLoose: boolean;
  readonly paint: Paint;
  readonly rng: Rng;
}

/** A flat shape to look at; `null` is one without a name in class 1. An oval stands in where a circle is looked for. */
export function drawFlat(sort: FlatSort | null, { isTurned, isLoose, paint, rng }: Manner): Item {
  const size = isLoose ? rng.int(looseSize.from, looseSize.to) : fullSize;
  const slack = isLoose ? Math.floor((field - size) / 2) - 2 : 0;
  const shift = () => field / 2 + rng.int(-slack, slack);
  const middle = { x: shift(), y: shift() };
  const name = text.inPaint("flat", paint);
  const look = { paint, look: "full" } as const;
  const radius = Math.round(size / 2);
  if (sort === "circle") {
    return { sort, part: { form: "oval", ...middle, rx: radius, ry: radius, ...look }, name, variant: "" };
  }
  const shapes = outlines[sort ?? "many"];
  const plain = isTurned ? shapes : shapes.slice(0, plainOutlines);
  const variant = rng.int(0, plain.length - (sort === null ? 0 : 1));
  const outline = plain[variant];
  if (outline === undefined) {
    const flat = Math.round(radius * 0.6);
    return { sort, part: { form: "oval", ...middle, rx: radius, ry: flat, ...look }, name, variant: "oval" };
  }
  const turn = isTurned ? turnStep * rng.int(0, 360 / turnStep - 1) : 0;
  const corners = fitPolygon(outline, turn, size, middle);
  return { sort, part: { form: "polygon", corners, ...look }, name, variant: String(variant) };
}
