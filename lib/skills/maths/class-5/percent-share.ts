/** So many percent of a whole; the result is a whole number. */
export interface Share {
  readonly percent: number;
  readonly whole: number;
}

/** Of whole numbers that give a whole one. */
export const resultOf = ({ percent, whole }: Share) => (percent * whole) / 100;
