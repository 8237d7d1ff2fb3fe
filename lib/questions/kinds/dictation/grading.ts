import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { isWritten, tellFault, type WritingKey, wrongPlaces } from "#lib/questions/writing/grading.ts";

/** A text that is heard and then written: built of tiles, or typed. */
export interface DictationView {
  /** The text it is a part of, and which part: "Mưa rào, phần 2"; null where it is whole. */
  readonly title: string | null;
  /** What is said; it stands nowhere on the board. */
  readonly heard: string;
  /** The same a few words at a time, with the signs named as a teacher does who dictates. */
  readonly pieces: readonly string[];
  /** How many sentences and commas there are, for these are not heard. */
  readonly counted: string | null;
  /** Letters and names of tones for one syllable, or words and a full stop for a sentence; null where it is typed. */
  readonly tiles: { readonly unit: "letters" | "words"; readonly texts: readonly string[] } | null;
  /** How many signs the field takes. */
  readonly mostSigns: number;
}

export interface DictationResponse {
  readonly written: string;
}

function grade(key: WritingKey, { written }: DictationResponse): boolean {
  return isWritten(key, written);
}

function feedback(key: WritingKey, { written }: DictationResponse): Line | null {
  return tellFault(key, written);
}

export const dictationGrading: Grading<WritingKey, DictationResponse> = {
  field: "written",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
  wrongPlaces: (key, { written }) => wrongPlaces(key, written),
};
