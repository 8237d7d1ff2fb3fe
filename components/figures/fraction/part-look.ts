import type { FractionWhole } from "#lib/questions/figures/fraction.ts";

export type PartLook = "painted" | "crossed" | "empty";

/** How one part of a whole looks; the last painted ones are those that are crossed out. */
export function partLook(place: number, { painted, crossed }: Pick<FractionWhole, "painted" | "crossed">): PartLook {
  if (place >= painted) return "empty";
  return place >= painted - crossed ? "crossed" : "painted";
}

export const partClass: Readonly<Record<PartLook, string>> = {
  painted: "fill-solid",
  crossed: "fill-soft",
  empty: "fill-card",
};
