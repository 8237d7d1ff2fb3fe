import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeLine } from "#lib/questions/figures/describe-line.ts";

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

function toPublic(figure: NumberLineFigure): NumberLineFigure {
  return {
    type: "number-line",
    from: figure.from,
    to: figure.to,
    labelled: figure.labelled.map((mark) => mark),
    hops: figure.hops.map(({ from, to, label }) => ({ from, to, label })),
    alt: figure.alt,
  };
}

/** Every tenth mark is drawn longer. */
function marksOf({ from, to, labelled }: NumberLineFigure) {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place).map((at) => ({
    at,
    label: labelled.includes(at) ? String(at) : null,
    isLarge: at % 10 === 0,
  }));
}

export const numberLineFigure = defineFigure({
  toPublic,
  describe: (figure) => describeLine({ ...figure, marks: marksOf(figure), pointers: [] }),
});
