import type { GoodName } from "./good-name.ts";

/** Something that is weighed; `mark` is written on it: "7 kg", or null. */
export interface WeighedGood {
  readonly good: GoodName;
  readonly mark: string | null;
}

export interface BalancePan {
  /** At most two. */
  readonly goods: readonly WeighedGood[];
  /** Weights of 1, 2, 5 or 10 kg, at most five. */
  readonly weights: readonly number[];
}

/** A balance with two pans. */
export interface BalanceFigure {
  readonly type: "balance";
  readonly pans: readonly [BalancePan, BalancePan];
  /** How many kilograms more lie on the first pan; negative: on the second. The beam tilts by it. */
  readonly tilt: number;
  /** A level line behind the beam, to compare the pans with (a hint). */
  readonly isGuided: boolean;
  readonly alt: string;
}
