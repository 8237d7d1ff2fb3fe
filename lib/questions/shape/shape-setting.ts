import type { Rng } from "#lib/core/rng.ts";

/** What a question about shapes is made from. */
export interface ShapeSetting {
  /** Shapes of any outline, lying any way, of different sizes. */
  readonly isTurned: boolean;
  /** How many things lie in a picture that is searched. */
  readonly tiles: 6 | 9;
  /** The pupil types how many there are. */
  readonly isTyped?: boolean;
  readonly rng: Rng;
}
