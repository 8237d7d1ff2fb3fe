import { placeChartLayout } from "#components/figures/place-chart/place-chart-layout.ts";
import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

function isHeaded(figure: PlaceChartFigure): boolean {
  const { classes, places } = figure;
  const spans = classes.reduce((sum, { span }) => sum + span, 0);
  const isNamed = [...places, ...classes.map(({ name }) => name)].every((name) => name.trim() !== "");
  return placeChartLayout(figure).isLegible && isNamed && (classes.length === 0 || spans === places.length);
}

export const contract = figureContract("place-chart", {
  faults(figure) {
    const { places, rows, comma, marked } = figure;
    const columns = places.length;
    const isFilled = rows.every(
      (row) => row.length === columns && row.every((digit) => digit === null || /^[\d?]$/u.test(digit)),
    );
    const isThere = columns >= 2 && columns <= 9 && rows.length >= 1 && rows.length <= 2;
    const isInside =
      (comma === null || (comma >= 1 && comma < columns)) && (marked ?? 0) >= 0 && (marked ?? 0) < columns;
    return isFilled && isThere && isInside && isHeaded(figure) ? [] : ["a table of places that cannot be read"];
  },
  texts: ({ places, classes, rows, comma }) => [
    ...places,
    ...classes.map(({ name }) => name),
    ...rows.map((row) => row.map((digit, column) => `${digit ?? ""}${comma === column + 1 ? "," : ""}`).join("")),
  ],
});
