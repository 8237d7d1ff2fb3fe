import type { PictureName } from "./picture-name.ts";

/**
 * The pictures a question can be asked about, as plain data. Each carries `alt`: what is seen,
 * in a sentence that does not give the answer away.
 */
export type Figure = ObjectsFigure | TenFrameFigure | SumFigure | NumberLineFigure | BaseTenFigure | WordFigure;

/** Loose objects to count, at most 20, in cells of a 5-column grid so that they never overlap. */
export interface ObjectsFigure {
  readonly type: "objects";
  readonly picture: PictureName;
  /** One entry an object; `dx`, `dy` shift it inside its cell, in hundredths of the cell, -18 to 18. */
  readonly cells: readonly {
    readonly column: number;
    readonly row: number;
    readonly dx: number;
    readonly dy: number;
  }[];
  readonly rows: number;
  /** Draws 1, 2, 3 … on the first so many objects (a hint); 0 for none. */
  readonly numbered: number;
  readonly alt: string;
}

/** One or two frames of ten, filled from the top left by one group after another. */
export interface TenFrameFigure {
  readonly type: "ten-frame";
  readonly frames: 1 | 2;
  readonly groups: readonly { readonly picture: PictureName; readonly count: number }[];
  /** Cells that carry a number instead of a picture (a hint): `place` counts from 0; `label` may be "?". */
  readonly labels: readonly { readonly place: number; readonly label: string }[];
  readonly alt: string;
}

/** A written sum in one line, `null` being the box to fill: ["6", "+", "3", "=", null]. */
export interface SumFigure {
  readonly type: "sum";
  readonly parts: readonly (string | null)[];
  readonly alt: string;
}

/** A line with a mark at each whole number from `from` to `to`; hops are drawn above it as arcs. */
export interface NumberLineFigure {
  readonly type: "number-line";
  readonly from: number;
  readonly to: number;
  /** Marks that carry their number. */
  readonly labelled: readonly number[];
  readonly hops: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  readonly alt: string;
}

/** Rods of ten and single cubes, one group for each number. */
export interface BaseTenFigure {
  readonly type: "base-ten";
  readonly groups: readonly { readonly tens: number; readonly ones: number }[];
  readonly alt: string;
}

/** A word or syllable written large. */
export interface WordFigure {
  readonly type: "word";
  readonly text: string;
  readonly alt: string;
}
