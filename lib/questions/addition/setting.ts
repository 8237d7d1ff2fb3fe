import type { Rng } from "#lib/core/rng.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** A sum to ask about, and how it is dressed. */
export interface Setting {
  readonly a: number;
  readonly b: number;
  /** The numbers in use so far: 5, 10, 20 or 100. */
  readonly range: number;
  /** What the two numbers count in a picture; both take the same counting word. */
  readonly pictures: readonly [PictureName, PictureName];
  /** What stands beside the written sum. */
  readonly beside: "frame" | "blocks" | null;
  /** The answer is typed on the key pad, not chosen. */
  readonly isTyped: boolean;
  readonly rng: Rng;
}
