import type { Line } from "#lib/core/line.ts";
import type { VesselForm } from "#lib/questions/figures/jug.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** A vessel that is filled by cups of one litre. */
export interface PourView {
  readonly form: VesselForm;
  readonly capacity: number;
  /** Every how manieth mark carries its number. */
  readonly numberEvery: 1 | 5;
  /** Litres that are in it from the start. */
  readonly start: number;
}

export interface PourKey {
  readonly litres: number;
  readonly tooLittle: Line;
  readonly tooMuch: Line;
}

export interface PourResponse {
  /** Litres in the vessel at the end. */
  readonly litres: number;
}

function grade(key: PourKey, response: PourResponse): boolean {
  return response.litres === key.litres;
}

function feedback(key: PourKey, response: PourResponse): Line | null {
  if (grade(key, response)) return null;
  return response.litres < key.litres ? key.tooLittle : key.tooMuch;
}

export const pourGrading: Grading<PourKey, PourResponse> = {
  field: "litres",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
