import { groupNumber } from "#lib/core/group-number.ts";
import { differenceBars } from "#lib/questions/bar-models/difference-bars.ts";
import type { Figure } from "#lib/questions/figure.ts";

/** Two numbers of which the sum and the difference are known. */
export interface Pair {
  readonly large: number;
  readonly small: number;
  /** Which of the two is asked for. */
  readonly isLarge: boolean;
}

/** The two numbers as bars, the asked one with "?". */
export function barsOf({ large, small, isLarge }: Pair, names: readonly [string, string]): Figure {
  return differenceBars({
    names,
    large,
    small,
    labels: { large: isLarge ? "?" : null, small: isLarge ? null : "?", difference: groupNumber(large - small) },
  });
}

/** The bars with the number found, and what both are together. */
export function solvedBars({ large, small, isLarge }: Pair, names: readonly [string, string]): Figure {
  const bars = differenceBars({
    names,
    large,
    small,
    labels: {
      large: isLarge ? groupNumber(large) : null,
      small: isLarge ? null : groupNumber(small),
      difference: groupNumber(large - small),
    },
  });
  return { ...bars, total: groupNumber(large + small) };
}
