import type { FractionWhole } from "#lib/questions/figures/fraction.ts";

export type PartLook = "painted" | "crossed" | "empty";

/** A whole as it is drawn. */
export interface DrawnWhole extends FractionWhole {
  /** The painted parts, where they are not the first ones. */
  readonly chosen?: ReadonlySet<number>;
}

/** How one part of a whole looks; the last painted ones are those that are crossed out. */
export function partLook(
  place: number,
  { painted, crossed, chosen }: Pick<DrawnWhole, "painted" | "crossed" | "chosen">,
): PartLook {
  if (chosen !== undefined) return chosen.has(place) ? "painted" : "empty";
  if (place >= painted) return "empty";
  return place >= painted - crossed ? "crossed" : "painted";
}

export const partClass: Readonly<Record<PartLook, string>> = {
  painted: "fill-solid",
  crossed: "fill-soft",
  empty: "fill-card",
};
