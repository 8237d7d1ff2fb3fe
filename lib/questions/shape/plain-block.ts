import type { BlockPart, ThingPart } from "#lib/questions/figures/shape-part.ts";
import { solidThings } from "./things.ts";

/** The block a solid thing looks like, without its dress; null for what is no block. */
export function plainBlock({ thing }: ThingPart): BlockPart | null {
  const edges = solidThings.find((solid) => solid.thing === thing)?.block ?? null;
  return edges === null ? null : { form: "block", x: 50, y: 50, ...edges, paint: "blue" };
}
