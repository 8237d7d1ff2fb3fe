import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Loose objects to count, at most 20, in cells of a grid so that they never overlap. */
export interface ObjectsFigure {
  readonly type: "objects";
  readonly picture: PictureName;
  /**
   * One entry an object; `dx`, `dy` shift it inside its cell, in hundredths of the cell, -18 to 18. `other` is its picture
   * where it is of another kind than most.
   */
  readonly cells: readonly {
    readonly other?: PictureName;
    readonly column: number;
    readonly row: number;
    readonly dx: number;
    readonly dy: number;
  }[];
  readonly rows: number;
  /** Two where the picture stands in a narrow place. */
  readonly columns: 2 | 5;
  /** Draws 1, 2, 3 … on the first so many objects (a hint); 0 for none. */
  readonly numbered: number;
  /** The name of a thing alone, written below it, with stretches of letters that stand out (an explanation). */
  readonly caption?: {
    readonly text: string;
    readonly lit: readonly { readonly from: number; readonly to: number }[];
  };
  readonly alt: string;
}

/** One thing alone; `alt` says which. */
export function onePicture(picture: PictureName, alt: string): ObjectsFigure {
  return {
    type: "objects",
    picture,
    cells: [{ column: 0, row: 0, dx: 0, dy: 0 }],
    rows: 1,
    columns: 2,
    numbered: 0,
    alt,
  };
}

function toPublic(figure: ObjectsFigure): ObjectsFigure {
  return {
    type: "objects",
    picture: figure.picture,
    cells: figure.cells.map(({ other, column, row, dx, dy }) => ({
      ...(other !== undefined && { other }),
      column,
      row,
      dx,
      dy,
    })),
    rows: figure.rows,
    columns: figure.columns,
    numbered: figure.numbered,
    ...(figure.caption !== undefined && {
      caption: { text: figure.caption.text, lit: figure.caption.lit.map(({ from, to }) => ({ from, to })) },
    }),
    alt: figure.alt,
  };
}

/** The things of a picture one by one, row by row: whoever hears them counts them. */
function describeObjects({ picture, cells, rows }: ObjectsFigure): string {
  const inRow = (row: number) =>
    cells.filter((cell) => cell.row === row).map(({ other }) => pictureText[other ?? picture].name);
  if (cells.length === 0) return descriptionText.none;
  const told = Array.from({ length: rows }, (_, row) => inRow(row).join(", "));
  return told.filter((each) => each !== "").join("; ");
}

export const objectsFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeObjects(figure)),
});
