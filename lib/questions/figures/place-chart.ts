import { capital } from "#lib/core/capital.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeAsked } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A table of places ("hàng") with a number written into it, digit by digit. */
export interface PlaceChartFigure {
  readonly type: "place-chart";
  /** The rows of a head over the places, where classes ("lớp") are named; they span all columns. Empty for none. */
  readonly classes: readonly { readonly name: string; readonly span: number }[];
  /** The names of the columns, the highest place first. */
  readonly places: readonly string[];
  /** One or two numbers; one entry a column: a digit, "?" for a gap, null for an empty square. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** A decimal comma stands behind so many columns; null for whole numbers. */
  readonly comma: number | null;
  /** The column that stands out, from 0; null for none. */
  readonly marked: number | null;
  readonly alt: string;
}

function toPublic(figure: PlaceChartFigure): PlaceChartFigure {
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
function describePlaces(figure: PlaceChartFigure): string {
  const { rows, places, marked, alt } = figure;
  const told = rows.map((row, place) =>
    rows.length === 1
      ? describeRow(row, figure)
      : descriptionText.owned(descriptionText.row(place + 1), describeRow(row, figure)),
  );
  const tinted = marked === null ? [] : [descriptionText.tintedPlace(places[marked] ?? "")];
  return `${alt} ${capital([...told, ...tinted].join("; "))}.`;
}

export const placeChartFigure = defineFigure({ toPublic, describe: describePlaces });
