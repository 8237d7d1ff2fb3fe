import type { Line } from "#lib/core/line.ts";
import type { MistakeCode } from "./mistake-code.ts";

/** A wrong number that comes from a known mistake, with the sentence that helps. */
export interface Mistake {
  readonly value: number;
  readonly feedback: Line;
  /** Its name (curriculum, "Named mistakes"); the questions of skills all have one. */
  readonly code?: MistakeCode;
}
