import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, describeSquare } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A sum written in columns on squared paper: adding, taking away, multiplying, of any length, with or without commas. */
export interface WorkingFigure {
  readonly type: "working";
  readonly operation: "+" | "−" | "×";
  /**
   * The rows from the top, all of one length, one square each: a digit, a digit with a comma behind it ("3,"), "?" for
   * a box, null for an empty square.
   */
  readonly rows: readonly (readonly (string | null)[])[];
  /** A line is drawn below these rows, counted from 0. */
  readonly rules: readonly number[];
  /** Small numbers above the first row: what is carried; one entry a square. Empty for none. */
  readonly notes: readonly (string | null)[];
  /** The column that is spoken of, tinted, from 0; null for none. */
  readonly marked: number | null;
  readonly alt: string;
}

function toPublic(figure: WorkingFigure): WorkingFigure {
  return {
    type: "working",
    operation: figure.operation,
    rows: figure.rows.map((row) => row.map((square) => square)),
    rules: figure.rules.map((row) => row),
    notes: figure.notes.map((note) => note),
    marked: figure.marked,
    alt: figure.alt,
  };
}

type Row = WorkingFigure["rows"][number];

/** All rows end in one column: empty squares are told where they stand at the right. */
function describeRow(row: Row, place: number): string {
  const told = row.slice(row.findIndex((square) => square !== null)).map(describeSquare);
  return descriptionText.owned(descriptionText.row(place + 1), told.join(", "));
}

function describeRows({ operation, rows, rules, notes, marked }: WorkingFigure): string {
  const columns = rows[0]?.length ?? 0;
  const carried = notes.flatMap((note, column) =>
    note === null ? [] : descriptionText.carried(note, columns - column),
  );
  const told = rows.flatMap((row, place) => [
    describeRow(row, place),
    ...(place === 0 ? [descriptionText.signs[operation]] : []),
    ...(rules.includes(place) ? [descriptionText.rule] : []),
  ]);
  return [
    ...told,
    ...carried.toReversed(),
    ...(marked === null ? [] : [descriptionText.tinted(columns - marked)]),
  ].join("; ");
}

export const workingFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeRows(figure)),
});
