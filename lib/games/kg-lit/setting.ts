import type { Rng } from "#lib/core/rng.ts";

export interface KgLitSetting {
  /** The largest number of kilograms or litres. */
  readonly most: 10 | 20;
  readonly rng: Rng;
}
