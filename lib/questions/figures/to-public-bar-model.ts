import type { BarModelFigure } from "./bar-model-figure.ts";

/** A bar model with exactly the fields that are drawn. */
export function toPublicBarModel(figure: BarModelFigure): BarModelFigure {
  return {
    type: "bar-model",
    bars: figure.bars.map(({ name, parts, whole }) => ({
      name,
      parts: parts.map(({ size, label, look }) => ({ size, label, look })),
      whole,
    })),
    alt: figure.alt,
  };
}
