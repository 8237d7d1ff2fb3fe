import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import type { Operation } from "#lib/questions/kinds/calculator/machine.ts";

type Range = readonly [least: number, most: number];

/** The two numbers of a calculation. */
export interface Calculation {
  readonly first: Decimal;
  readonly second: Decimal;
}

/** A number between two wholes with so many places; it does not end in 0. */
export function drawNumber(rng: Rng, [least, most]: Range, places: number): Decimal {
  const scale = 10 ** places;
  const scaled = rng.int(least * scale, most * scale);
  return { scaled: scaled % 10 === 0 ? scaled + rng.int(1, 9) : scaled, places };
}

/** Whether top : bottom has at most so many places. */
export function isExactQuotient(top: number, bottom: number, places: number): boolean {
  return (top * 10 ** places) % bottom === 0;
}

const wholes: Readonly<Record<Operation, readonly [Range, Range]>> = {
  "+": [
    [4100, 9800],
    [350, 3900],
  ],
  "−": [
    [4100, 9800],
    [350, 3900],
  ],
  "×": [
    [123, 987],
    [12, 98],
  ],
  // The quotient, and what is divided by.
  ":": [
    [23, 98],
    [12, 48],
  ],
};

const decimals: typeof wholes = {
  "+": [
    [210, 980],
    [12, 190],
  ],
  "−": [
    [210, 980],
    [12, 190],
  ],
  "×": [
    [12, 97],
    [2, 48],
  ],
  ":": [
    [3, 48],
    [2, 9],
  ],
};

/** Two numbers that a pupil would not work out in the head; a difference is no less than 0, and a quotient has at most two places. */
export function drawCalculation(rng: Rng, operation: Operation): Calculation {
  const isWhole = rng.pick([true, false]);
  const [ranges, otherRange] = (isWhole ? wholes : decimals)[operation];
  const mostPlaces = operation === "+" || operation === "−" ? 2 : 1;
  const places = () => (isWhole ? 0 : rng.int(1, mostPlaces));
  const first = drawNumber(rng, ranges, places());
  const second = drawNumber(rng, otherRange, places());
  if (operation !== ":") return { first, second };
  // The result would be one of the numbers that are told.
  if (first.scaled === second.scaled) return drawCalculation(rng, operation);
  return { first: { scaled: first.scaled * second.scaled, places: first.places + second.places }, second };
}
