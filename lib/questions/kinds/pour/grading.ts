import type { Line } from "#lib/core/line.ts";
import type { MarkMillilitres, VesselForm } from "#lib/questions/figures/jug.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A vessel that is filled from mark to mark: by cups of one litre or of so many millilitres. */
export interface PourView {
  readonly form: VesselForm;
  /** Absent where each mark is a litre. */
  readonly markMl?: MarkMillilitres;
  readonly capacity: number;
  /** Every how manieth mark carries its number. */
  readonly numberEvery: 1 | 2 | 5;
  /** The mark up to which it is filled from the start. */
  readonly start: number;
}

export interface PourKey {
  /** As the view counts them: marks, which may be smaller than a litre. */
  readonly litres: number;
  /** Wrong amounts that come from a known mistake, each with its own sentence; absent where none are known. */
  readonly mistakes?: readonly { readonly litres: number; readonly feedback: Line; readonly code?: MistakeCode }[];
  /** What is said of any other amount. */
  readonly tooLittle: Line;
  readonly tooMuch: Line;
}

export interface PourResponse {
  /** The mark up to which the vessel is filled at the end. */
  readonly litres: number;
}

function grade(key: PourKey, response: PourResponse): boolean {
  return response.litres === key.litres;
}

/** The known mistake behind a wrong amount. */
export function knownMistake(key: PourKey, { litres }: PourResponse) {
  return key.mistakes?.find((mistake) => mistake.litres === litres);
}

function feedback(key: PourKey, response: PourResponse): Line | null {
  if (grade(key, response)) return null;
  const known = knownMistake(key, response);
  if (known !== undefined) return known.feedback;
  return response.litres < key.litres ? key.tooLittle : key.tooMuch;
}

export const pourGrading: Grading<PourKey, PourResponse> = {
  field: "litres",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
