import { capital } from "#lib/core/capital.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { describeAsked } from "./describe-asked.ts";
import type { PlaceChartFigure } from "./place-chart-figure.ts";

type Row = PlaceChartFigure["rows"][number];

/** The squares of a row under the names of their columns, class by class. */
function describeRow(row: Row, { places, classes, comma }: PlaceChartFigure): string {
  const squares = places.map((name, column) => {
    const digit = row[column] ?? null;
    const told = digit === null ? descriptionText.square : describeAsked(digit);
    return descriptionText.owned(
      name,
      comma === column + 1 && digit !== null ? `${told}${descriptionText.comma}` : told,
    );
  });
  if (classes.length === 0) return squares.join(", ");
  const ends = classes.map((_, at) => classes.slice(0, at + 1).reduce((sum, { span }) => sum + span, 0));
  return classes
    .map(({ name, span }, at) => descriptionText.has(name, squares.slice((ends[at] ?? 0) - span, ends[at]).join(", ")))
    .join("; ");
}

/** What a table of places is called, and what stands in each of its columns. */
export function describePlaces(figure: PlaceChartFigure): string {
  const { rows, places, marked, alt } = figure;
  const told = rows.map((row, place) =>
    rows.length === 1
      ? describeRow(row, figure)
      : descriptionText.owned(descriptionText.row(place + 1), describeRow(row, figure)),
  );
  const tinted = marked === null ? [] : [descriptionText.tintedPlace(places[marked] ?? "")];
  return `${alt} ${capital([...told, ...tinted].join("; "))}.`;
}
