/** An exact fraction in lowest terms, its bottom above 0. */
export interface Rational {
  readonly top: number;
  readonly bottom: number;
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** `top` / `bottom` in lowest terms. Throws a RangeError for a bottom of 0 and for numbers past exact whole numbers. */
export function rational(top: number, bottom = 1): Rational {
  if (bottom === 0 || !Number.isSafeInteger(top) || !Number.isSafeInteger(bottom)) {
    throw new RangeError(`Not an exact fraction: ${top}/${bottom}`);
  }
  const divisor = greatestCommonDivisor(top, bottom) * Math.sign(bottom);
  return { top: top / divisor + 0, bottom: bottom / divisor };
}

export function sumOf(a: Rational, b: Rational): Rational {
  return rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function productOf(a: Rational, b: Rational): Rational {
  return rational(a.top * b.top, a.bottom * b.bottom);
}

/** Below 0 where a is the smaller one, 0 where they are equal, above 0 otherwise. */
export function compareRationals(a: Rational, b: Rational): number {
  return a.top * b.bottom - b.top * a.bottom;
}
