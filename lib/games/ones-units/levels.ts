/**
 * How a number is asked about: built from blocks (or from its named places), ten ones swapped for a ten, blocks read,
 * its places named, the number from its named places, from places with ten ones too many, the value of a digit, the sum
 * of its places, the number from that sum, the largest or smallest of four.
 */
export type OnesUnitsForm =
  | "build"
  | "build-named"
  | "swap"
  | "read"
  | "parts"
  | "named"
  | "loose"
  | "value"
  | "expanded"
  | "from-sum"
  | "extreme";

export interface OnesUnitsLevel {
  readonly from: number;
  readonly to: number;
  readonly largest: 99 | 999;
  /** Whether a three-digit number has a zero among its tens and ones. */
  readonly hasZero: boolean;
  readonly forms: readonly OnesUnitsForm[];
}

function tens(from: number, to: number, forms: readonly OnesUnitsForm[]): OnesUnitsLevel {
  return { from, to, largest: 99, hasZero: false, forms };
}

function hundreds(from: number, to: number, hasZero: boolean, forms: readonly OnesUnitsForm[]): OnesUnitsLevel {
  return { from, to, largest: 999, hasZero, forms };
}

/** Tens and ones, then hundreds (curriculum, c2-place-value-1000, c2-expanded-form and c2-compare-1000). */
export const onesUnitsLevels = [
  tens(12, 59, ["build", "read", "build-named", "parts"]),
  tens(21, 98, ["build", "parts", "read", "named", "build-named"]),
  tens(21, 98, ["swap", "read", "swap", "named", "parts"]),
  tens(21, 98, ["expanded", "from-sum", "value", "build-named", "loose"]),
  tens(21, 98, ["loose", "swap", "extreme", "value", "expanded"]),
  hundreds(112, 598, false, ["build", "read", "named", "parts"]),
  hundreds(112, 987, false, ["build-named", "value", "expanded", "parts", "read"]),
  hundreds(101, 990, true, ["build", "named", "expanded", "from-sum", "read"]),
  hundreds(121, 987, false, ["swap", "from-sum", "extreme", "value", "loose"]),
] as const satisfies readonly OnesUnitsLevel[];
