import type { Rng } from "#lib/core/rng.ts";
import type { ShapeLevel } from "./levels.ts";

/** What a round is made from. */
export interface Setting {
  readonly level: ShapeLevel;
  readonly rng: Rng;
}
