import type { PieChartFigure } from "./pie-chart-figure.ts";

/** A round chart with exactly the fields that are drawn. */
export function toPublicPieChart(figure: PieChartFigure): PieChartFigure {
  return {
    type: "pie-chart",
    title: figure.title,
    sectors: figure.sectors.map(({ name, percent, label }) => ({ name, percent, label })),
    alt: figure.alt,
  };
}
