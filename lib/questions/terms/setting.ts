import type { Rng } from "#lib/core/rng.ts";

/** A sum or a difference whose numbers are spoken of by their names; no two of them are equal. */
export interface Setting {
  readonly operation: "+" | "−";
  readonly a: number;
  readonly b: number;
  readonly result: number;
  /** The largest number of the level: 10, 20 or 99. */
  readonly largest: number;
  readonly rng: Rng;
}
