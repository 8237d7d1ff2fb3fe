import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** How many plates of a hundred, rods of ten and single cubes lie there. */
export interface Blocks {
  readonly hundreds: number;
  readonly tens: number;
  readonly ones: number;
}

/** A number that is built from blocks. */
export interface PlaceValueView {
  /** What lies there at first; never what is asked for. */
  readonly start: Blocks;
  /** Whether there are plates of a hundred as well. */
  readonly hasHundreds: boolean;
  /** Whether ten rods and more may lie there, to be swapped for a plate; absent where nine are the most. */
  readonly canSwapTens?: true;
}

export interface PlaceValueKey extends Blocks {
  /** Said when the same number lies there with ten cubes or more. */
  readonly notSwapped: Line;
  /** Said when it lies there with ten rods or more, where that may be. */
  readonly tensNotSwapped?: Line;
  /** Said when tens and ones lie in each other's place. */
  readonly exchanged: Line;
  /** Said when only this place is wrong, or the first wrong one from the left. */
  readonly wrongHundreds: Line;
  readonly wrongTens: Line;
  readonly wrongOnes: Line;
}

export type PlaceValueResponse = Blocks;

function grade(key: PlaceValueKey, response: PlaceValueResponse): boolean {
  return response.hundreds === key.hundreds && response.tens === key.tens && response.ones === key.ones;
}

/** The number that lies there. */
export function worthOf({ hundreds, tens, ones }: Blocks): number {
  return hundreds * 100 + tens * 10 + ones;
}

/** Whether tens and ones lie in each other's place. */
export function isExchanged(key: Blocks, { hundreds, tens, ones }: Blocks): boolean {
  return hundreds === key.hundreds && tens === key.ones && ones === key.tens;
}

/** The sentence for a wrong building; null for a right one. */
function feedback(key: PlaceValueKey, response: PlaceValueResponse): Line | null {
  if (grade(key, response)) return null;
  if (worthOf(response) === worthOf(key)) return (response.tens > 9 ? key.tensNotSwapped : undefined) ?? key.notSwapped;
  if (response.hundreds !== key.hundreds) return key.wrongHundreds;
  if (isExchanged(key, response)) return key.exchanged;
  return response.tens === key.tens ? key.wrongOnes : key.wrongTens;
}

export const placeValueGrading: Grading<PlaceValueKey, PlaceValueResponse> = {
  field: "tens",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
