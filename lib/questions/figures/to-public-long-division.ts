import type { LongDivisionFigure } from "./long-division-figure.ts";

/** A written division with exactly the fields that are drawn. */
export function toPublicLongDivision(figure: LongDivisionFigure): LongDivisionFigure {
  return {
    type: "long-division",
    dividend: figure.dividend,
    divisor: figure.divisor,
    quotient: figure.quotient,
    steps: figure.steps.map(({ text, end }) => ({ text, end })),
    alt: figure.alt,
  };
}
