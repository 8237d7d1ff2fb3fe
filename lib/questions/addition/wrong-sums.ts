import type { Rng } from "#lib/core/rng.ts";
import { carriesOne } from "./carries-one.ts";

interface Sum {
  readonly a: number;
  readonly b: number;
}

/**
 * Three sums near a + b with three different wrong results, each made by changing one addend by a few
 * ones (tens, where both addends are tens): no addend under 1, no result over `largest`, carrying only where a + b
 * carries. Throws where there are no three.
 */
export function wrongSums(rng: Rng, a: number, b: number, largest: number): Sum[] {
  const unit = a % 10 === 0 && b % 10 === 0 ? 10 : 1;
  const steps = [...rng.shuffle([-1, 1]), ...rng.shuffle([-2, 2]), 3, -3, 4, -4].map((step) => step * unit);
  const sums: Sum[] = [];
  for (const step of steps) {
    const changed = rng.shuffle([
      { a: a + step, b },
      { a, b: b + step },
    ]);
    const fitting = changed.filter(
      (sum) =>
        (a > 9 || b > 9 || Math.max(sum.a, sum.b) < 10) &&
        sum.a >= unit &&
        sum.b >= unit &&
        sum.a + sum.b <= largest &&
        carriesOne(sum.a, sum.b) === carriesOne(a, b),
    );
    sums.push(...fitting.slice(0, 1));
  }
  if (sums.length < 3) {
    throw new Error(`No three wrong sums near ${a} + ${b} up to ${largest}`);
  }
  return sums.slice(0, 3);
}
