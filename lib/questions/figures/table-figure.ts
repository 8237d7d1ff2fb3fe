/** A table of two to six columns; "?" is a cell to fill. */
export interface TableFigure {
  readonly type: "table";
  /** Written above; null for none. */
  readonly title: string | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A cell that stands out, both counted from 0 without the head; null for none. */
  readonly marked: { readonly row: number; readonly column: number } | null;
  readonly alt: string;
}
