import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { blocksOf, describeUnlessNumbered } from "#lib/questions/figures/describe.ts";

/** A place of a number up to 999. */
export type Place = "hundreds" | "tens" | "ones";

/** Plates of a hundred, rods of ten and single cubes, each place on a mat with its name. */
export interface PlaceBlocksFigure {
  readonly type: "place-blocks";
  /** Null where the number has no hundreds to speak of: their mat is left out. */
  readonly hundreds: number | null;
  /** Up to 19 beside plates: ten of them may still be swapped for one. */
  readonly tens: number;
  /** Up to 19: ten of them may still be swapped for a rod. */
  readonly ones: number;
  /** The mats that stand out (a hint). */
  readonly marked: readonly Place[];
  /** Draws a ring around ten of the rods, else around ten of the cubes (a hint). */
  readonly isTenRinged: boolean;
  /** How many lie on each mat stands below it (an explanation). */
  readonly isCounted?: true;
  readonly alt: string;
}

function toPublic(figure: PlaceBlocksFigure): PlaceBlocksFigure {
  return {
    type: "place-blocks",
    hundreds: figure.hundreds,
    tens: figure.tens,
    ones: figure.ones,
    marked: figure.marked.map((place) => place),
    isTenRinged: figure.isTenRinged,
    ...(figure.isCounted === true && { isCounted: true }),
    alt: figure.alt,
  };
}

export const placeBlocksFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, blocksOf(figure)),
});
