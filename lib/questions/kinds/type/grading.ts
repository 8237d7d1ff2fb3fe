import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { isWritten, tellFault, type WritingKey, wrongPlaces } from "#lib/questions/writing/grading.ts";

/** A text that is typed anew as it should be written. */
export interface TypeView {
  /** As it is given, written wrongly. */
  readonly given: string;
  /** How many signs the field takes. */
  readonly mostSigns: number;
}

export interface TypeResponse {
  readonly text: string;
}

function grade(key: WritingKey, { text }: TypeResponse): boolean {
  return isWritten(key, text);
}

function feedback(key: WritingKey, { text }: TypeResponse): Line | null {
  return tellFault(key, text);
}

export const typeGrading: Grading<WritingKey, TypeResponse> = {
  field: "text",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
  wrongPlaces: (key, { text }) => wrongPlaces(key, text),
};
