import type { Line } from "#lib/core/line.ts";

/**
 * An answer as it is written and what it is worth: two answers of one worth are equal to a strict teacher (1/2 and 2/4,
 * 0,5 and 0,50, 1 000 g and 1 kg), however they are written (curriculum, rule 5).
 */
export interface Value {
  readonly line: Line;
  readonly worth: string;
}
