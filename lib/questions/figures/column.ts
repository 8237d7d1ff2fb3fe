import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** What is worked one number below the other. */
export type ColumnOperation = "+" | "−" | "×";

/** A sum written one number below the other on squared paper, as in an exercise book. */
export interface ColumnFigure {
  readonly type: "column";
  readonly operation: ColumnOperation;
  /**
   * The numbers from the top, below them, where it is written, the result; each from the last place upward, all of one
   * length. A digit, "?" for a box, null for an empty square.
   */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether the last row stands below the line. */
  readonly hasResult: boolean;
  /** Columns that something is carried into, 1 being the tens: noted small above them, or beside the number taken away. */
  readonly carries: readonly number[];
  /** What is carried into each of these columns; a 1 where nothing is said. */
  readonly carried?: readonly number[];
  /** The column that is spoken of, tinted; null for none. */
  readonly marked: number | null;
  /** How many of the columns stand behind the comma; left out for whole numbers. */
  readonly decimals?: number;
  readonly alt: string;
}

function toPublic(figure: ColumnFigure): ColumnFigure {
  return {
    type: "column",
    operation: figure.operation,
    rows: figure.rows.map((row) => row.map((square) => square)),
    hasResult: figure.hasResult,
    carries: figure.carries.map((column) => column),
    ...(figure.carried === undefined ? {} : { carried: figure.carried.map((digit) => digit) }),
    marked: figure.marked,
    ...(figure.decimals !== undefined && { decimals: figure.decimals }),
    alt: figure.alt,
  };
}

export const columnFigure = defineFigure({ toPublic });
