import type { Line } from "#lib/core/line.ts";
import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** Where a mark may stand. */
export interface MarkPlace {
  readonly line: number;
  /** The word it stands before, or one more than the last where it stands behind all; the syllable it is put on. */
  readonly word: number;
  /** How the syllable is written with each of the marks; null where marks stand between words. */
  readonly written: readonly string[] | null;
}

export interface PlaceMarkView {
  /** The words of each line, with the marks that stand there already. */
  readonly lines: readonly (readonly string[])[];
  /** The marks to be put; one of several is chosen. */
  readonly marks: readonly PlacedMark[];
  /** In the order they are read. */
  readonly places: readonly MarkPlace[];
}

export interface PlaceMarkKey {
  /** For each place which of the marks belongs there, counted from 1; 0 for none. */
  readonly marks: readonly number[];
  /** For each place what is said where a mark stands that does not belong there. */
  readonly wrong: readonly Line[];
  /** For each place what is said where its mark is missing; null where none belongs. */
  readonly missing: readonly (Line | null)[];
  /** The marks that open and close, and what is said where one opens and nothing closes; null where there are none. */
  readonly unpaired: { readonly marks: readonly number[]; readonly feedback: Line } | null;
  /** The name of the mistake behind any wrong response; it stays on the server. */
  readonly mistake?: MistakeCode;
}

export interface PlaceMarkResponse {
  /** As the key tells it. */
  readonly marks: readonly number[];
}

/** Marks of which one opens and the next one closes. */
const pairs: ReadonlySet<PlacedMark> = new Set(["quotes", "brackets"]);

export const isPaired = (mark: PlacedMark): boolean => pairs.has(mark);

/** Whether a mark that opens and closes was put an odd number of times. */
function hasUnpaired({ unpaired }: PlaceMarkKey, { marks }: PlaceMarkResponse): boolean {
  return unpaired?.marks.some((mark) => marks.filter((each) => each === mark).length % 2 === 1) === true;
}

/** The first place with a mark that does not belong there; -1 where there is none. */
export function findWrong(key: PlaceMarkKey, { marks }: PlaceMarkResponse): number {
  return marks.findIndex((mark, place) => mark > 0 && mark !== key.marks[place]);
}

function grade(key: PlaceMarkKey, { marks }: PlaceMarkResponse): boolean {
  return marks.join() === key.marks.join();
}

/** What stands wrong is told of before what is missing, and a mark that does not close first of all. */
function feedback(key: PlaceMarkKey, response: PlaceMarkResponse): Line | null {
  if (grade(key, response)) return null;
  if (key.unpaired !== null && hasUnpaired(key, response)) return key.unpaired.feedback;
  const wrong = findWrong(key, response);
  if (wrong >= 0) return key.wrong[wrong] ?? null;
  return key.missing[key.marks.findIndex((mark, place) => mark > 0 && response.marks[place] !== mark)] ?? null;
}

export const placeMarkGrading: Grading<PlaceMarkKey, PlaceMarkResponse> = {
  field: "marks",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
  wrongPart(key, response) {
    const wrong = findWrong(key, response);
    // Where the sentence speaks of a mark that does not close, no place is wrong by itself.
    return wrong < 0 || hasUnpaired(key, response) ? null : wrong;
  },
};
