import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import { divisionSteps } from "./division-steps.ts";

interface LongDivision {
  readonly dividend: number;
  readonly divisor: number;
  /** How many digits of the quotient, with the rows below them, are written: 0 for none. All where nothing is said. */
  readonly shown?: number;
  /** Digits of the quotient, from 0, that are to be found. */
  readonly gaps?: readonly number[];
  readonly alt: string;
}

/**
 * A written division of whole numbers as in the books of class 3: each rest with the next digit brought down, no
 * products ("trừ nhẩm"). For a dividend with a comma write the figure's texts by hand; `divisionSteps` of the number
 * without its comma gives the rows.
 */
export function longDivision(division: LongDivision): LongDivisionFigure {
  const { dividend, divisor, gaps = [], alt } = division;
  const steps = divisionSteps(dividend, divisor);
  const shown = steps.slice(0, division.shown ?? steps.length);
  const digits = String(dividend);
  const quotient = shown.map(({ digit }, place) => (gaps.includes(place) ? "?" : String(digit))).join("");
  return {
    type: "long-division",
    dividend: digits,
    divisor: String(divisor),
    quotient: quotient === "" ? null : quotient,
    steps: shown.map(({ rest, end }) => {
      const next = digits[end + 1];
      return next === undefined ? { text: String(rest), end } : { text: `${rest}${next}`, end: end + 1 };
    }),
    alt,
  };
}
