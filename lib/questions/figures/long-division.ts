import { groupNumber } from "#lib/core/group-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, describeAsked, describeSquare } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A division as written in Việt Nam: the divisor to the right over the quotient, the remainders below the dividend. */
export interface LongDivisionFigure {
  readonly type: "long-division";
  /** Digits, commas allowed: "618", "7,2". */
  readonly dividend: string;
  readonly divisor: string;
  /** "?" stands for a digit to find; null before it is written. */
  readonly quotient: string | null;
  /** What stands below, row by row; `end` is the digit of the dividend, from 0, under which its last digit stands. */
  readonly steps: readonly { readonly text: string; readonly end: number }[];
  readonly alt: string;
}

function toPublic(figure: LongDivisionFigure): LongDivisionFigure {
  return {
    type: "long-division",
    dividend: figure.dividend,
    divisor: figure.divisor,
    quotient: figure.quotient,
    steps: figure.steps.map(({ text, end }) => ({ text, end })),
    alt: figure.alt,
  };
}

function describeNumber(written: string): string {
  return /^[1-9]\d*$/u.test(written) ? groupNumber(Number(written)) : describeAsked(written);
}

/** What is left on the way may begin with nought, and a digit may be open: each is told as it stands. */
function digitsOf(written: string): readonly string[] {
  return (written.match(/[\d?],?/gu) ?? []).map(describeSquare);
}

function describeDivision({ dividend, divisor, quotient, steps }: LongDivisionFigure): string {
  return [
    descriptionText.division(describeNumber(dividend), describeNumber(divisor)),
    ...(quotient === null ? [] : [descriptionText.quotient(digitsOf(quotient))]),
    ...steps.map(({ text, end }, place) => descriptionText.under(place + 1, digitsOf(text), end + 1)),
  ].join("; ");
}

export const longDivisionFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeDivision(figure)),
});
