import { squaresOf } from "./squares-of.ts";

/** One column of a written sum, worked as class 2 does it: a 1 taken from the tens is paid back to the lower number. */
export interface ColumnStep {
  readonly top: number;
  /** Null where the lower number has no digit. */
  readonly lower: number | null;
  readonly digit: number;
  readonly hasCarryIn: boolean;
  readonly hasCarryOut: boolean;
}

/**
 * The columns of a + b or a − b from the ones upward, as many as `a` has digits; `b` has no more, and no 1 may be
 * left over at the end.
 */
export function columnSteps(operation: "+" | "−", a: number, b: number): ColumnStep[] {
  const columns = String(a).length;
  const lowers = squaresOf(b, columns);
  let carry = 0;
  return squaresOf(a, columns).map((square, column) => {
    const [top, lower, hasCarryIn] = [square ?? 0, lowers[column] ?? null, carry === 1];
    const other = (lower ?? 0) + carry;
    const result = operation === "+" ? top + other : top - other;
    carry = result > 9 || result < 0 ? 1 : 0;
    return { top, lower, digit: (result + 10) % 10, hasCarryIn, hasCarryOut: carry === 1 };
  });
}
