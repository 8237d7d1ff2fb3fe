import type { RulerFigure } from "./ruler-figure.ts";

/** A ruler with exactly the fields that are drawn. */
export function toPublicRuler(figure: RulerFigure): RulerFigure {
  return {
    type: "ruler",
    from: figure.from,
    to: figure.to,
    hasMillimetres: figure.hasMillimetres,
    thing: { name: figure.thing.name, from: figure.thing.from, to: figure.thing.to },
    label: figure.label,
    isGuided: figure.isGuided,
    alt: figure.alt,
  };
}
