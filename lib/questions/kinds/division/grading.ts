import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A division by one digit, set out: its squares are filled in the order in which it is done (see squares.ts). */
export interface DivisionView {
  readonly dividend: number;
  readonly divisor: number;
}

/** A wrong filling with the sentence that helps. */
export interface DivisionMistake {
  /** One digit a square, in the order in which they are filled; null stands for any. */
  readonly digits: readonly (number | null)[];
  readonly feedback: Line;
  /** Its name; it stays on the server. */
  readonly code?: MistakeCode;
}

export interface DivisionKey {
  /** One digit a square. */
  readonly digits: readonly number[];
  /** Tried in their order: the first that fits is said. */
  readonly mistakes: readonly DivisionMistake[];
  /** One line a square, for a wrong digit there that no mistake explains. */
  readonly wrong: readonly Line[];
}

export interface DivisionResponse {
  readonly filled: readonly number[];
}

/** The first known mistake that a wrong filling fits. */
export function knownMistake(key: DivisionKey, { filled }: DivisionResponse): DivisionMistake | undefined {
  return key.mistakes.find(({ digits }) => digits.every((digit, place) => digit === null || digit === filled[place]));
}

function grade(key: DivisionKey, { filled }: DivisionResponse): boolean {
  return filled.length === key.digits.length && filled.every((digit, place) => digit === key.digits[place]);
}

/** The first known mistake, else the line for the first wrong digit in the order of the work; null for a right filling. */
function feedback(key: DivisionKey, response: DivisionResponse): Line | null {
  const place = key.digits.findIndex((digit, at) => digit !== response.filled[at]);
  if (place < 0) return null;
  return knownMistake(key, response)?.feedback ?? key.wrong[place] ?? null;
}

export const divisionGrading: Grading<DivisionKey, DivisionResponse> = {
  field: "filled",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
