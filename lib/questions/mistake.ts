import type { Line } from "#lib/core/line.ts";

/** A wrong number that comes from a known mistake, with the sentence that helps. */
export interface Mistake {
  readonly value: number;
  readonly feedback: Line;
}
