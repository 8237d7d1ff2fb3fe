import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

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
  /** Parts that a named mistake leads to, with the sentence on it. */
  readonly mistakes: readonly (Part & {
    readonly feedback: Line;
    /** Its name; it stays on the server. */
    readonly code?: MistakeCode;
  })[];
  /** Said when words of it are missing and no other is underlined: those at its beginning, or only those at its end. */
  readonly tooShort: { readonly before: Line; readonly after: Line };
  /** Said when all its words are underlined and others as well: the word before it, or only those behind it. */
  readonly tooLong: { readonly before: Line; readonly after: Line };
  /** Said to any other part. */
  readonly elsewhere: Line;
}

/** The part that is underlined. */
export type UnderlineResponse = Part;

function isSame(one: Part, other: Part): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Whether a part has all words of the other. */
export function holds(outer: Part, inner: Part): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** The named mistake that leads to this part. */
export function knownMistake(
  key: UnderlineKey,
  response: UnderlineResponse,
): UnderlineKey["mistakes"][number] | undefined {
  return key.mistakes.find((part) => isSame(part, response));
}

/** A named mistake first; then what is missing or too much; whatever else is underlined lies elsewhere. */
function feedback(key: UnderlineKey, response: UnderlineResponse): Line | null {
  if (isSame(key, response)) return null;
  const known = knownMistake(key, response);
  if (known !== undefined) return known.feedback;
  const side = response.from === key.from ? "after" : "before";
  if (holds(key, response)) return key.tooShort[side];
  return holds(response, key) ? key.tooLong[side] : key.elsewhere;
}

export const underlineGrading: Grading<UnderlineKey, UnderlineResponse> = {
  field: "from",
  hearing: "tap to hear",
  help: "figures",
  grade: isSame,
  feedback,
};
