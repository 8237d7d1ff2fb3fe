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
