/** A place of a number up to 999. */
export type Place = "hundreds" | "tens" | "ones";

/** Plates of a hundred, rods of ten and single cubes, each place on a mat with its name. */
export interface PlaceBlocksFigure {
  readonly type: "place-blocks";
  /** Null where the number has no hundreds to speak of: their mat is left out. */
  readonly hundreds: number | null;
  readonly tens: number;
  /** Up to 19: ten of them may still be swapped for a rod. */
  readonly ones: number;
  /** The mats that stand out (a hint). */
  readonly marked: readonly Place[];
  /** Draws a ring around ten of the cubes (a hint). */
  readonly isTenRinged: boolean;
  readonly alt: string;
}
