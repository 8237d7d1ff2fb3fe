import type { Line } from "#lib/core/line.ts";
import type { Part } from "./part.ts";

/** A sentence of which one part is to be underlined. */
export interface UnderlineView {
  /** As they are written, each with the marks that stand at it. */
  readonly words: readonly string[];
  /** How many lines are drawn below the part, as in the textbook: one for the subject, two for the predicate. */
  readonly lines: 1 | 2;
}

/** The right part, and what is said to others. */
export interface UnderlineKey extends Part {
  /** Said when some of its words are missing and no other is underlined. */
  readonly tooShort: Line;
  /** Said when all its words are underlined and others as well. */
  readonly tooLong: Line;
  /** Said to any other part. */
  readonly elsewhere: Line;
}

/** The part that is underlined. */
export type UnderlineResponse = Part;

export function gradeUnderline({ from, to }: UnderlineKey, response: UnderlineResponse): boolean {
  return response.from === from && response.to === to;
}
