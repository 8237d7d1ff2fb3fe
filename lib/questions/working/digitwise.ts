import { digitsOf } from "./digits-of.ts";

function columnwise(a: number, b: number, combine: (above: number, below: number) => number): number {
  const [above, below] = [digitsOf(a), digitsOf(b)];
  const columns = Array.from({ length: Math.max(above.length, below.length) }, (_, column) => column);
  return columns.reduce((value, column) => value + combine(above[column] ?? 0, below[column] ?? 0) * 10 ** column, 0);
}

/** What comes out when nothing is carried: 47 + 38 gives 75. */
export function sumWithoutCarries(a: number, b: number): number {
  return columnwise(a, b, (above, below) => (above + below) % 10);
}

/** What comes out when no row of a product carries; the first digit is written out in full: 48 × 3 gives 124. */
export function productWithoutCarries(number: number, times: number): number {
  const row = (digit: number) =>
    Array.from(String(number), Number).reduce(
      (value, each, place) => value * 10 + (place === 0 ? each * digit : (each * digit) % 10),
      0,
    );
  return Array.from(String(times), Number).reduce((sum, digit) => sum * 10 + row(digit), 0);
}

/** What comes out when in every column the smaller digit is taken from the larger: 42 − 17 gives 35. */
export function smallerFromLarger(a: number, b: number): number {
  return columnwise(a, b, (above, below) => Math.abs(above - below));
}

/** The places, 0 for the ones, that a carry or a borrowed one comes out of when b is added to a or taken from it. */
export function crossedPlaces(a: number, b: number, operation: "+" | "−"): number[] {
  const length = Math.max(String(a).length, String(b).length);
  return Array.from({ length }, (_, place) => place).filter((place) => {
    const part = 10 ** (place + 1);
    return operation === "+" ? (a % part) + (b % part) >= part : a % part < b % part;
  });
}
