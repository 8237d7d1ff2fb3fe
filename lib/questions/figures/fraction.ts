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
  /** Written in the parts, one entry each from the first, null for none: how they are counted, how much each holds. */
  readonly inParts?: readonly (string | null)[];
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
    wholes: figure.wholes.map(({ form, parts, painted, crossed, columns, label, inParts }) => ({
      form,
      parts,
      painted,
      crossed,
      columns,
      label,
      ...(inParts === undefined ? {} : { inParts: inParts.map((text) => text) }),
    })),
    alt: figure.alt,
  };
}

function describeParts({ wholes }: FractionFigure): string {
  return wholes
    .map(({ form, parts, columns, painted, inParts = [] }) => {
      const told =
        form === "grid" ? descriptionText.squares(parts, columns, painted) : descriptionText.parts(parts, painted);
      const written = inParts.filter((text) => text !== null);
      return written.length === 0 ? told : `${told}, ${descriptionText.inParts(written.join(", "))}`;
    })
    .join("; ");
}

export const fractionFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeParts(figure)),
});
