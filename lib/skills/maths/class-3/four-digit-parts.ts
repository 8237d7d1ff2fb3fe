import type { Rng } from "#lib/core/rng.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { placeNames } from "./place-chart.ts";

/** The places of a number of four digits from the left, counted from the ones. */
export const thousandsFirst = [3, 2, 1, 0] as const;

/** Four different digits, with as many zeros as are asked for behind the first. */
export function pickDigits(rng: Rng, zeros: number): number[] {
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  for (const place of rng.shuffle([1, 2, 3]).slice(0, zeros)) digits[place] = 0;
  return digits;
}

export const numberOf = (digits: readonly number[]) => Number(digits.join(""));

/** "3 nghìn", of a digit and its place counted from the ones. */
export interface Part {
  readonly digit: number;
  readonly place: number;
}

export const wordsOf = ({ digit, place }: Part) => `${digit} ${placeNames[place]}`;
export const worthOf = ({ digit, place }: Part) => digit * 10 ** place;

/** The parts of a number from the thousands; those of zeros are left out. */
export function partsOf(number: number): Part[] {
  const digits = digitsOf(number);
  return thousandsFirst.map((place) => ({ digit: digits[place] ?? 0, place })).filter(({ digit }) => digit > 0);
}

export function allParts(number: number): string {
  const digits = digitsOf(number);
  return thousandsFirst.map((place) => wordsOf({ digit: digits[place] ?? 0, place })).join(", ");
}

/** What is typed into the boxes of a line; null for whatever stands there. */
export type Typed = readonly (string | null)[];
