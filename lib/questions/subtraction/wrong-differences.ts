import type { Rng } from "#lib/core/rng.ts";
import { borrowsOne } from "./borrows-one.ts";

interface Difference {
  readonly a: number;
  readonly b: number;
}

/**
 * Three differences near a − b with three different wrong results, each made by changing one number by a few ones
 * (tens, where both are tens): nothing under 1 is taken away, nothing over `largest` taken from, a ten taken apart only
 * where a − b does so. Throws where there are no three.
 */
export function wrongDifferences(rng: Rng, a: number, b: number, largest: number): Difference[] {
  const unit = a % 10 === 0 && b % 10 === 0 ? 10 : 1;
  const steps = [...rng.shuffle([-1, 1]), ...rng.shuffle([-2, 2]), 3, -3, 4, -4].map((step) => step * unit);
  const found: Difference[] = [];
  for (const step of steps) {
    const changed = rng.shuffle([
      { a: a + step, b },
      { a, b: b - step },
    ]);
    const fitting = changed.filter(
      (other) =>
        other.b >= unit &&
        other.a >= other.b &&
        other.a <= largest &&
        borrowsOne(other.a, other.b) === borrowsOne(a, b),
    );
    found.push(...fitting.slice(0, 1));
  }
  if (found.length < 3) {
    throw new Error(`No three wrong differences near ${a} − ${b} up to ${largest}`);
  }
  return found.slice(0, 3);
}
