import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { Laid, Ring } from "./protractor-marks.ts";
import type { Point } from "./shape-part.ts";

/** What stands out on a protractor: a ring from its 0 up to a number, both of which are lit. */
export interface LitRing {
  readonly ring: Ring;
  /** 0 where its 0 alone is lit. */
  readonly number: number;
}

/** An angle, with a protractor laid to it or alone. */
export interface ProtractorFigure {
  readonly type: "protractor";
  /** The sheet. */
  readonly width: number;
  readonly height: number;
  /** Names of the corner and of a point on each side. */
  readonly names: readonly [corner: string, one: string, other: string];
  readonly corner: Point;
  /** Where the sides point, in degrees anticlockwise from the right; the second is null where it is still to be drawn. */
  readonly sides: readonly [number, number | null];
  /** How the protractor lies; null where there is none. */
  readonly laid: Laid | null;
  readonly lit: LitRing | null;
  /** Whether the corner stands out. */
  readonly isCornerLit: boolean;
  readonly alt: string;
}

function toPublic(figure: ProtractorFigure): ProtractorFigure {
  const { width, height, names, corner, sides, laid, lit, isCornerLit, alt } = figure;
  return {
    ...{ type: "protractor", width, height, isCornerLit, alt },
    names: [...names],
    corner: { x: corner.x, y: corner.y },
    sides: [...sides],
    laid: laid && { x: laid.x, y: laid.y, turn: laid.turn },
    lit: lit && { ring: lit.ring, number: lit.number },
  };
}

export const protractorFigure = defineFigure({ toPublic });
