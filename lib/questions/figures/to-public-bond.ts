import type { BondFigure } from "./bond-figure.ts";

/** A number and its parts with exactly the fields that are drawn. */
export function toPublicBond(figure: BondFigure): BondFigure {
  return {
    type: "bond",
    whole: figure.whole,
    parts: figure.parts.map((part) => part),
    alt: figure.alt,
  };
}
