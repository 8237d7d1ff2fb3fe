import { capital } from "#lib/core/capital.ts";
import { toldText } from "#lib/text/told-text.ts";
import type { PlaceChartFigure } from "./place-chart-figure.ts";
import { tellAsked } from "./tell-asked.ts";

type Row = PlaceChartFigure["rows"][number];

/** The squares of a row under the names of their columns, class by class. */
function tellRow(row: Row, { places, classes, comma }: PlaceChartFigure): string {
  const squares = places.map((name, column) => {
    const digit = row[column] ?? null;
    const told = digit === null ? toldText.square : tellAsked(digit);
    return toldText.owned(name, comma === column + 1 && digit !== null ? `${told}${toldText.comma}` : told);
  });
  if (classes.length === 0) return squares.join(", ");
  const ends = classes.map((_, at) => classes.slice(0, at + 1).reduce((sum, { span }) => sum + span, 0));
  return classes
    .map(({ name, span }, at) => toldText.has(name, squares.slice((ends[at] ?? 0) - span, ends[at]).join(", ")))
    .join("; ");
}

/** What a table of places is called, and what stands in each of its columns. */
export function tellPlaces(figure: PlaceChartFigure): string {
  const { rows, places, marked, alt } = figure;
  const told = rows.map((row, place) =>
    rows.length === 1 ? tellRow(row, figure) : toldText.owned(toldText.row(place + 1), tellRow(row, figure)),
  );
  const tinted = marked === null ? [] : [toldText.tintedPlace(places[marked] ?? "")];
  return `${alt} ${capital([...told, ...tinted].join("; "))}.`;
}
