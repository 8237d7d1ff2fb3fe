import type { Rng } from "#lib/core/rng.ts";

/** The digits a place can hold, but for 0. */
export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The digits of a number of so many places with different digits, the ones first. */
export function pickDigits(rng: Rng, length: number): number[] {
  const [first = 1, ...rest] = rng.shuffle(digits);
  const lower = rng.shuffle([...rest, 0]).slice(0, length - 1);
  return [...lower, first];
}

/** The number that a row of digits makes, the ones first. */
export function numberOf(row: readonly number[]): number {
  return row.reduce((sum, digit, place) => sum + digit * 10 ** place, 0);
}
