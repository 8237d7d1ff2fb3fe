import type { Line } from "#lib/core/line.ts";
import type { ColumnOperation } from "#lib/questions/figures/column.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A written sum, or a product with one digit, with squares to fill, digit by digit. */
export interface ColumnView {
  readonly operation: ColumnOperation;
  /**
   * The numbers from the top, the result last, each from the last place upward and all of one length. Null is an empty
   * square, or one to fill where `blanks` names it.
   */
  readonly rows: readonly (readonly (number | null)[])[];
  /** The squares to fill in the order they are filled: from the ones upward. `row` counts from the top. */
  readonly blanks: readonly { readonly row: number; readonly column: number }[];
  /** Columns into which a carried 1, of a product any digit, may be noted, 1 being the tens; a note is a help and is not marked. */
  readonly carries: readonly number[];
  /** How many of the columns stand behind the comma, which is printed; left out for whole numbers. */
  readonly decimals?: number;
}

/** A wrong filling with the sentence that helps. */
export interface ColumnMistake {
  /** One digit a blank; null stands for any. */
  readonly digits: readonly (number | null)[];
  /** Whether a carried 1 was noted; null where that does not matter. */
  readonly isNoted: boolean | null;
  readonly feedback: Line;
  /** Its name; it stays on the server. */
  readonly code?: MistakeCode;
}

export interface ColumnKey {
  /** One digit a blank, in the order of the view's blanks. */
  readonly digits: readonly number[];
  /** The columns a 1, or of a product another digit, is really carried into. */
  readonly carries: readonly number[];
  /** What is carried into each of these columns; a 1 where nothing is said. */
  readonly carried?: readonly number[];
  /** Tried in their order: the first that fits is said. */
  readonly mistakes: readonly ColumnMistake[];
  /** One line a blank, for a wrong digit there that no mistake explains. */
  readonly wrong: readonly Line[];
}

export interface ColumnResponse {
  readonly digits: readonly number[];
  /** Columns the pupil noted something carried in. */
  readonly carries: readonly number[];
}

function grade(key: ColumnKey, response: ColumnResponse): boolean {
  return (
    response.digits.length === key.digits.length && response.digits.every((digit, place) => digit === key.digits[place])
  );
}

function fits({ digits, isNoted }: ColumnMistake, response: ColumnResponse): boolean {
  const isSame = digits.every((digit, place) => digit === null || digit === response.digits[place]);
  return isSame && (isNoted === null || isNoted === response.carries.length > 0);
}

/** The first known mistake that a wrong filling fits. */
export function knownMistake(key: ColumnKey, response: ColumnResponse): ColumnMistake | undefined {
  return key.mistakes.find((mistake) => fits(mistake, response));
}

/** The first known mistake, else the line for the first wrong digit from the ones upward; null for a right filling. */
function feedback(key: ColumnKey, response: ColumnResponse): Line | null {
  const place = key.digits.findIndex((digit, at) => digit !== response.digits[at]);
  if (place < 0) {
    return null;
  }
  return knownMistake(key, response)?.feedback ?? key.wrong[place] ?? null;
}

export const columnGrading: Grading<ColumnKey, ColumnResponse> = {
  field: "digits",
  hearing: "question",
  help: "board",
  grade,
  feedback,
};
