import type { BarModelFigure } from "./bar-model-figure.ts";

/** A bar model with exactly the fields that are drawn. */
export function toPublicBarModel(figure: BarModelFigure): BarModelFigure {
  return {
    type: "bar-model",
    bars: figure.bars.map(({ name, parts, whole, spans }) => ({
      name,
      parts: parts.map(({ size, label, look }) => ({ size, label, look })),
      whole,
      ...(spans === undefined ? {} : { spans: spans.map(({ from, to, label }) => ({ from, to, label })) }),
    })),
    ...(figure.total === undefined ? {} : { total: figure.total }),
    alt: figure.alt,
  };
}
