import type { Line } from "#lib/core/line.ts";
import type { GoodName } from "#lib/questions/figures/balance.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** A balance whose free pan is loaded with weights until both sides are even. */
export interface WeighView {
  readonly good: GoodName;
  /** What the good weighs: the beam tilts by it. */
  readonly kg: number;
  /** Whether that is written on the good, or to be found out by trying. */
  readonly isMarked: boolean;
  /** Weights that lie beside the good; absent for none. */
  readonly beside?: readonly number[];
  /** Weights that lie on the free pan from the start. */
  readonly held: readonly number[];
  /** Weights to take, of 1, 2, 5 or 10 kg, rising. */
  readonly tray: readonly number[];
}

export interface WeighKey {
  /** How many kilograms have to be added. */
  readonly kg: number;
  readonly tooLight: Line;
  readonly tooHeavy: Line;
}

export interface WeighResponse {
  /** The weights that were put on the pan, rising. */
  readonly placed: readonly number[];
}

/** Any weights that balance are right. */
function grade(key: WeighKey, { placed }: WeighResponse): boolean {
  return placed.reduce((sum, weight) => sum + weight, 0) === key.kg;
}

function feedback(key: WeighKey, response: WeighResponse): Line | null {
  if (grade(key, response)) return null;
  return response.placed.reduce((sum, weight) => sum + weight, 0) < key.kg ? key.tooLight : key.tooHeavy;
}

export const weighGrading: Grading<WeighKey, WeighResponse> = {
  field: "placed",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
