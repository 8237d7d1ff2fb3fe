import type { Line } from "#lib/core/line.ts";
import type { LengthUnit, LongThing } from "#lib/questions/figures/unit-lengths.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** A thing that is measured: units are laid along it end to end, and their number is written. */
export interface LayUnitsView {
  readonly thing: LongThing;
  readonly unit: LengthUnit;
  /** How many units the thing is long, as it is drawn. */
  readonly length: number;
}

export interface LayUnitsKey {
  readonly length: number;
  /** Said where the units end before the thing does, or after it. */
  readonly tooFew: Line;
  readonly tooMany: Line;
  /** Said where they end with it, and another number was written. */
  readonly miscounted: Line;
}

export interface LayUnitsResponse {
  /** How many units lie there. */
  readonly units: number;
  /** The number that was written. */
  readonly told: number;
}

/** So many units can be laid more than the thing is long. */
export const spareUnits = 2;

function feedback(key: LayUnitsKey, { units, told }: LayUnitsResponse): Line | null {
  if (units < key.length) return key.tooFew;
  if (units > key.length) return key.tooMany;
  return told === key.length ? null : key.miscounted;
}

export const layUnitsGrading: Grading<LayUnitsKey, LayUnitsResponse> = {
  field: "units",
  hearing: "question",
  help: "board",
  grade: (key, response) => feedback(key, response) === null,
  feedback,
};
