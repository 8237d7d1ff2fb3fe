import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** A number taken apart into two or three ("sơ đồ tách – gộp"): the whole above, its parts below; "?" is to be found. */
export interface BondFigure {
  readonly type: "bond";
  readonly whole: string;
  readonly parts: readonly string[];
  readonly alt: string;
}

function toPublic(figure: BondFigure): BondFigure {
  return {
    type: "bond",
    whole: figure.whole,
    parts: figure.parts.map((part) => part),
    alt: figure.alt,
  };
}

export const bondFigure = defineFigure({ toPublic });
