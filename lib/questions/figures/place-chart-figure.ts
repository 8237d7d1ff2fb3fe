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
