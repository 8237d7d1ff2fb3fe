import { type JugFigure, jugAlt, type Vessel } from "#lib/questions/figures/jug.ts";

/** One vessel, or two that carry labels. */
export function jugsOf(vessels: readonly Vessel[]): JugFigure {
  return { type: "jug", vessels, alt: jugAlt(vessels) };
}
