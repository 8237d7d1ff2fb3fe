import type { Rng } from "#lib/core/rng.ts";
import type { CompareLevel } from "./levels.ts";

/** Two numbers to compare, drawn for a level. */
export interface Setting {
  readonly level: CompareLevel;
  readonly left: number;
  readonly right: number;
  readonly rng: Rng;
}
