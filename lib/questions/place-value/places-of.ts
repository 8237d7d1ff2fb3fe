import type { Place } from "#lib/questions/figures/place-blocks.ts";

/** The places of numbers up to `largest`, from the left. */
export function placesOf(largest: 99 | 999): readonly Place[] {
  return largest === 999 ? ["hundreds", "tens", "ones"] : ["tens", "ones"];
}
