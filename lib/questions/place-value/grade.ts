import type { Line } from "#lib/core/line.ts";

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
}

export interface PlaceValueKey extends Blocks {
  /** Said when the same number lies there with ten cubes or more. */
  readonly notSwapped: Line;
  /** Said when tens and ones lie in each other's place. */
  readonly exchanged: Line;
  /** Said when only this place is wrong, or the first wrong one from the left. */
  readonly wrongHundreds: Line;
  readonly wrongTens: Line;
  readonly wrongOnes: Line;
}

export type PlaceValueResponse = Blocks;

export function gradePlaceValue(key: PlaceValueKey, response: PlaceValueResponse): boolean {
  return response.hundreds === key.hundreds && response.tens === key.tens && response.ones === key.ones;
}
