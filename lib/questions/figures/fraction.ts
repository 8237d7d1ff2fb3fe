import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** One whole, cut into equal parts of which some are painted. */
export interface FractionWhole {
  /** A bar cut by upright lines, a circle cut like a cake, a square grid, or a set of round things. */
  readonly form: "bar" | "circle" | "grid" | "set";
  readonly parts: number;
  readonly painted: number;
  /** So many of the painted ones, the last ones, are crossed out: taken away. */
  readonly crossed: number;
  /** Squares in a row, for "grid" and "set". */
  readonly columns: number;
  /** Written beside or below; a fraction is drawn with its bar. Null for none. */
  readonly label: string | null;
}

/** One to four wholes of the same size. */
export interface FractionFigure {
  readonly type: "fraction";
  readonly wholes: readonly FractionWhole[];
  readonly alt: string;
}

function toPublic(figure: FractionFigure): FractionFigure {
  return {
    type: "fraction",
    wholes: figure.wholes.map(({ form, parts, painted, crossed, columns, label }) => ({
      form,
      parts,
      painted,
      crossed,
      columns,
      label,
    })),
    alt: figure.alt,
  };
}

function describeParts({ wholes }: FractionFigure): string {
  return wholes
    .map(({ form, parts, columns, painted }) =>
      form === "grid" ? descriptionText.squares(parts, columns, painted) : descriptionText.parts(parts, painted),
    )
    .join("; ");
}

export const fractionFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeParts(figure)),
});
