import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** A written sum in one line, `null` being the box to fill: ["6", "+", "3", "=", null]. */
export interface SumFigure {
  readonly type: "sum";
  readonly parts: readonly (string | null)[];
  readonly alt: string;
}

function toPublic({ parts, alt }: SumFigure): SumFigure {
  return { type: "sum", parts: parts.map((part) => part), alt };
}

export const sumFigure = defineFigure({ toPublic });
