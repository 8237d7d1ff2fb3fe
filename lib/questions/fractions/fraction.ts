import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";

/** A fraction as it is written: 6/8 is not 3/4. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

export function writtenFraction({ top, bottom }: Fraction): string {
  return writeFraction(top, bottom);
}

/** The same value with the smallest numbers. */
export function inLowestTerms({ top, bottom }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

/** Both numbers multiplied: 2/3 by 4 is 8/12. */
export function expanded({ top, bottom }: Fraction, by: number): Fraction {
  return { top: top * by, bottom: bottom * by };
}

/** Fractions between 0 and 1 in lowest terms, with these bottoms. */
export function properFractions(bottoms: readonly number[]): Fraction[] {
  return bottoms.flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, place) => ({ top: place + 1, bottom })).filter(
      ({ top }) => greatestCommonDivisor(top, bottom) === 1,
    ),
  );
}

/** One of the fractions between 0 and 1 in lowest terms, with these bottoms. */
export function pickProper(rng: Rng, bottoms: readonly number[]): Fraction {
  const bottom = rng.pick(bottoms);
  return rng.pick(properFractions([bottom]));
}

/** Fractions that lie near one, to stand in where mistakes give too few. */
export function nearFractions({ top, bottom }: Fraction): Fraction[] {
  return [
    { top: top + 1, bottom },
    { top: top - 1, bottom },
    { top, bottom: bottom + 1 },
    { top: top + 1, bottom: bottom + 1 },
    { top: top + 2, bottom },
    { top, bottom: bottom + 2 },
  ].filter((near) => near.top > 0);
}
