import { type Rational, rational, sumOf } from "#lib/core/rational.ts";
import { type Fraction, properFractions } from "#lib/questions/fractions/fraction.ts";

/** Two fractions, the first one larger where they are taken away. */
export interface Sum {
  readonly a: Fraction;
  readonly b: Fraction;
  readonly operation: "+" | "−";
}

/** 1 or −1. */
export const signOf = ({ operation }: Sum) => (operation === "+" ? 1 : -1);

/** The product of the bottoms, or the larger one where it is a multiple of the other. */
export function commonOf({ a, b }: Sum): number {
  const [large, small] = [Math.max(a.bottom, b.bottom), Math.min(a.bottom, b.bottom)];
  return large % small === 0 ? large : large * small;
}

/** The tops over the common bottom. */
export function raisedTops(sum: Sum): readonly [number, number] {
  const common = commonOf(sum);
  return [(sum.a.top * common) / sum.a.bottom, (sum.b.top * common) / sum.b.bottom];
}

const listAll = (bottoms: readonly (readonly [number, number])[]): readonly Sum[] =>
  bottoms.flatMap(([first, second]) =>
    (["+", "−"] as const).flatMap((operation) =>
      properFractions([first]).flatMap((one) =>
        properFractions([second]).map((two) =>
          one.top * two.bottom > two.top * one.bottom ? { a: one, b: two, operation } : { a: two, b: one, operation },
        ),
      ),
    ),
  );

/** Sums of the first two difficulties: one bottom a multiple of the other; no factor in common. */
export const sums: Readonly<Record<1 | 2, readonly Sum[]>> = {
  1: listAll([
    [2, 4],
    [2, 6],
    [3, 6],
    [2, 8],
    [4, 8],
    [3, 9],
    [5, 10],
    [2, 10],
    [4, 12],
    [3, 12],
  ]),
  2: listAll([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
    [2, 7],
    [5, 6],
    [3, 7],
    [4, 7],
    [5, 8],
    [3, 8],
  ]),
};

/** In lowest terms, as the books give a result. */
export function resultOf(sum: Sum): Rational {
  return sumOf(rational(sum.a.top, sum.a.bottom), rational(signOf(sum) * sum.b.top, sum.b.bottom));
}
