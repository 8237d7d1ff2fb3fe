import type { PlaceChartFigure } from "./place-chart-figure.ts";

/** A table of places with exactly the fields that are drawn. */
export function toPublicPlaceChart(figure: PlaceChartFigure): PlaceChartFigure {
  return {
    type: "place-chart",
    classes: figure.classes.map(({ name, span }) => ({ name, span })),
    places: figure.places.map((name) => name),
    rows: figure.rows.map((row) => row.map((digit) => digit)),
    comma: figure.comma,
    marked: figure.marked,
    alt: figure.alt,
  };
}
