import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

export interface JoinRow {
  readonly picture: PictureName;
  /** In which of the sheet's columns its things stand, from left to right. */
  readonly places: readonly number[];
}

/** Two rows of things, which the pupil joins one to one before telling how they compare. */
export interface JoinView {
  readonly rows: readonly [upper: JoinRow, lower: JoinRow];
  /** What may be said of them; null where things are added to the lower row until both have as many. */
  readonly answers: readonly Line[] | null;
}

export interface JoinKey {
  /** The place of the right answer, or how many things are added. */
  readonly told: number;
  readonly mistakes: readonly { readonly told: number; readonly feedback: Line; readonly code?: MistakeCode }[];
  /** Said of what no mistake explains. */
  readonly wrong: Line;
}

export interface JoinResponse {
  readonly told: number;
}

/** So many things stand in a row of the smallest screen, each wide enough for a finger. */
export const mostInRow = 5;

/** The middle of a column, in hundredths of the sheet's width. */
export function columnX(place: number): number {
  return ((place + 0.5) * 100) / mostInRow;
}

function grade(key: JoinKey, { told }: JoinResponse): boolean {
  return told === key.told;
}

/** The known mistake behind a wrong answer. */
export function knownMistake(key: JoinKey, { told }: JoinResponse): JoinKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => mistake.told === told);
}

function feedback(key: JoinKey, response: JoinResponse): Line | null {
  return grade(key, response) ? null : (knownMistake(key, response)?.feedback ?? key.wrong);
}

export const joinGrading: Grading<JoinKey, JoinResponse> = {
  field: "told",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
