import type { Rng } from "#lib/core/rng.ts";
import type { AdditionLevel } from "./levels.ts";

const mostTries = 10_000;

function draw({ from, to, by }: AdditionLevel["a"], rng: Rng): number {
  return from + by * rng.int(0, Math.floor((to - from) / by));
}

function fits({ sum }: AdditionLevel, a: number, b: number): boolean {
  const total = a + b;
  const needsNoCarry = (a % 10) + (b % 10) <= 9 || total === 10;
  return total >= sum.from && total <= sum.to && needsNoCarry;
}

/**
 * Two addends of a level, every fitting pair equally likely; never a sum that carries (the class 1 rule).
 * Throws where no pair fits.
 */
export function pickAddends(level: AdditionLevel, rng: Rng): { a: number; b: number } {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [a, b] = [draw(level.a, rng), draw(level.b, rng)];
    if (fits(level, a, b)) {
      const isSwapped = level.isSwapped && rng.int(0, 1) === 1;
      return isSwapped ? { a: b, b: a } : { a, b };
    }
  }
  throw new Error(`No sum fits the level of range ${level.range}`);
}
