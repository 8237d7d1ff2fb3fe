import { divisionSteps } from "#lib/questions/working/division-steps.ts";
import type { DivisionView } from "./grading.ts";

/**
 * A square to fill: a digit of the quotient, what is left of a turn, or the digit that is brought down beside it. `turn`
 * counts the turns from 0; `column` is the digit of the dividend, from 0, under which it stands, of the quotient its place.
 */
export interface DivisionSquare {
  readonly part: "quotient" | "rest" | "brought";
  readonly turn: number;
  readonly column: number;
  readonly digit: number;
}

/** The squares in the order in which they are filled, turn by turn: how often it goes, what is left, what is brought down. */
export function divisionSquares({ dividend, divisor }: DivisionView): DivisionSquare[] {
  const digits = Array.from(String(dividend), Number);
  return divisionSteps(dividend, divisor).flatMap(({ digit, rest, end }, turn): DivisionSquare[] => {
    const next = digits[end + 1];
    return [
      { part: "quotient", turn, column: turn, digit },
      { part: "rest", turn, column: end, digit: rest },
      ...(next === undefined ? [] : [{ part: "brought", turn, column: end + 1, digit: next } as const]),
    ];
  });
}
