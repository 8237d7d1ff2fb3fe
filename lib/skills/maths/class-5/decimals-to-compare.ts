import type { Rng } from "#lib/core/rng.ts";
import { decimalValue, type NumberValue } from "#lib/questions/values.ts";

/** Different whole parts; the smaller ones tend to have more digits behind the comma. */
function pickWholes(rng: Rng): NumberValue[] {
  const least = rng.int(2, 15);
  const wholes = rng.shuffle([0, 1, 2, 3, 4]).slice(0, 4).toSorted();
  return wholes.map((more, rank) => {
    const places = rank === 0 ? rng.int(2, 3) : rng.pick([1, 1, 2, 3]);
    return decimalValue((least + more) * 10 ** places + tail(rng, places), places);
  });
}

/** Digits behind a comma, the last one not 0. */
export function tail(rng: Rng, places: number): number {
  return rng.int(0, 10 ** (places - 1) - 1) * 10 + rng.int(1, 9);
}

/** One whole part, four different tenths, of different lengths. */
function pickTenths(rng: Rng): NumberValue[] {
  const whole = rng.int(2, 19);
  const tenths = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4).toSorted();
  return tenths.map((tenth, rank) => {
    const more = rank === 3 && tenth > 0 ? 0 : rng.int(1, 2);
    const scaled = (whole * 10 + tenth) * 10 ** more + (more === 0 ? 0 : tail(rng, more));
    return decimalValue(scaled, 1 + more);
  });
}

/** One whole part and no more than two different tenths: hundredths and thousandths decide. */
function pickHundredths(rng: Rng): NumberValue[] {
  const whole = rng.int(2, 19);
  const tenth = rng.int(1, 8);
  const [first = 1, second = 2] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const start = whole * 10 + tenth;
  return [
    decimalValue(start, 1),
    decimalValue(start * 100 + first, 3),
    decimalValue(start * 10 + second, 2),
    decimalValue(start + 1, 1),
  ];
}

/** Four decimals, by difficulty: told apart by the whole part, by the tenths, by any place. */
export const pickFour = { 1: pickWholes, 2: pickTenths, 3: pickHundredths } as const;
