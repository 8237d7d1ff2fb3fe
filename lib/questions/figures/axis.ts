import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeLine } from "#lib/questions/figures/describe-line.ts";

/** A line with marks at given places: a number ray by tens, a ray of decimals or fractions, a line of time. */
export interface AxisFigure {
  readonly type: "axis";
  /** The numbers at the two ends of what is drawn. */
  readonly from: number;
  readonly to: number;
  /** Every mark; the label may hold a fraction, "?" is a box to fill, null is a mark alone. */
  readonly marks: readonly { readonly at: number; readonly label: string | null; readonly isLarge: boolean }[];
  /** An arrow above the line that points at a place. */
  readonly pointers: readonly { readonly at: number; readonly label: string }[];
  /** Bows above the line. */
  readonly hops: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  readonly alt: string;
}

function toPublic(figure: AxisFigure): AxisFigure {
  return {
    type: "axis",
    from: figure.from,
    to: figure.to,
    marks: figure.marks.map(({ at, label, isLarge }) => ({ at, label, isLarge })),
    pointers: figure.pointers.map(({ at, label }) => ({ at, label })),
    hops: figure.hops.map(({ from, to, label }) => ({ from, to, label })),
    alt: figure.alt,
  };
}

export const axisFigure = defineFigure({ toPublic, describe: describeLine });
