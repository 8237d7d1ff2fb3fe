import type { ChartFigure } from "./chart-figure.ts";

/** A chart with exactly the fields that are drawn. */
export function toPublicChart(figure: ChartFigure): ChartFigure {
  return {
    type: "chart",
    form: figure.form,
    title: figure.title,
    unit: figure.unit,
    values: figure.values.map(({ name, value }) => ({ name, value })),
    step: figure.step,
    top: figure.top,
    hasValues: figure.hasValues,
    alt: figure.alt,
  };
}
