import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import { fractionValue, type NumberValue } from "#lib/questions/values.ts";

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

/** A fraction as an answer, written as given; a whole number where the bottom is 1 would not look like the others. */
export function asValue({ top, bottom }: Fraction): NumberValue {
  return fractionValue(top, bottom);
}

/** Whether a fraction can be written as an answer: whole numbers above 0, no bottom of 1. */
export function isWritable({ top, bottom }: Fraction): boolean {
  return Number.isInteger(top) && Number.isInteger(bottom) && top > 0 && bottom > 1;
}

interface Bar extends Fraction {
  /** Written beside it; its fraction where nothing is said, null for nothing. */
  readonly label?: string | null;
  /** How many of the painted parts are crossed out. */
  readonly crossed?: number;
}

function toWhole(bar: Bar): FractionWhole {
  const { top, bottom, crossed = 0, label } = bar;
  return {
    form: "bar",
    parts: bottom,
    painted: Math.min(top, bottom),
    crossed,
    columns: bottom,
    label: label === undefined ? writtenFraction(bar) : label,
  };
}

/** Paper strips one below the other, each cut into equal parts of which some are painted; for fractions up to 1. */
export function fractionBars(bars: readonly Bar[], alt: string): FractionFigure {
  return { type: "fraction", wholes: bars.map(toWhole), alt };
}
