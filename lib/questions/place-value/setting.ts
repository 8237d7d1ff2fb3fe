import type { Rng } from "#lib/core/rng.ts";

/** A number to ask about by its places. */
export interface Setting {
  readonly number: number;
  /** 99 without hundreds, else 999. */
  readonly largest: 99 | 999;
  readonly rng: Rng;
}
