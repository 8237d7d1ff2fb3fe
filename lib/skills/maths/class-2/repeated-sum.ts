import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type NumberValue, sumValue } from "#lib/questions/values.ts";

/** So many groups with so many things in each. */
export interface Groups {
  readonly size: number;
  readonly count: number;
}

/** Two to six groups of two to six things, never as many groups as things. */
export function pickGroups(rng: Rng): Groups {
  const size = rng.int(2, 6);
  return { size, count: rng.pick([2, 3, 4, 5, 6].filter((count) => count !== size)) };
}

/** "5 × 3", worth its result. */
export function product(a: number, b: number): NumberValue {
  return sumValue(`${a} × ${b}`, rational(a * b));
}

/** "5 + 3", worth its result. */
export function added(...terms: readonly number[]): NumberValue {
  return sumValue(terms.join(" + "), rational(terms.reduce((sum, term) => sum + term, 0)));
}

/** "5 + 5 + 5", worth its result. */
export function repeated(size: number, count: number): NumberValue {
  return added(...Array.from({ length: count }, () => size));
}
