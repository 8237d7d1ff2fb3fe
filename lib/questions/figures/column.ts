import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** A sum written one number below the other on squared paper, as in an exercise book. */
export interface ColumnFigure {
  readonly type: "column";
  readonly operation: "+" | "−";
  /**
   * The numbers from the top, below them, where it is written, the result; each from the ones upward, all of one
   * length. A digit, "?" for a box, null for an empty square.
   */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether the last row stands below the line. */
  readonly hasResult: boolean;
  /** Columns that a 1 is carried into, 1 being the tens: noted small above them, or beside the number taken away. */
  readonly carries: readonly number[];
  /** The column that is spoken of, tinted; null for none. */
  readonly marked: number | null;
  readonly alt: string;
}

function toPublic(figure: ColumnFigure): ColumnFigure {
  return {
    type: "column",
    operation: figure.operation,
    rows: figure.rows.map((row) => row.map((square) => square)),
    hasResult: figure.hasResult,
    carries: figure.carries.map((column) => column),
    marked: figure.marked,
    alt: figure.alt,
  };
}

export const columnFigure = defineFigure({ toPublic });
