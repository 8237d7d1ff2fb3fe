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
