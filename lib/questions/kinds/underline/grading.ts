import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** Words of a sentence that stand together: the places of the first and of the last one, from 0. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

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

function grade({ from, to }: UnderlineKey, response: UnderlineResponse): boolean {
  return response.from === from && response.to === to;
}

function holds(outer: Part, inner: Part): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** A part of the right part is too short, one around it too long; whatever else is underlined lies elsewhere. */
function feedback(key: UnderlineKey, response: UnderlineResponse): Line | null {
  if (grade(key, response)) return null;
  if (holds(key, response)) return key.tooShort;
  return holds(response, key) ? key.tooLong : key.elsewhere;
}

export const underlineGrading: Grading<UnderlineKey, UnderlineResponse> = {
  field: "from",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
