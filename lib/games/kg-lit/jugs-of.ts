import { jugAlt } from "#lib/questions/figures/jug-alt.ts";
import type { JugFigure, Vessel } from "#lib/questions/figures/jug-figure.ts";

/** One vessel, or two that carry labels. */
export function jugsOf(vessels: readonly Vessel[]): JugFigure {
  return { type: "jug", vessels, alt: jugAlt(vessels) };
}
