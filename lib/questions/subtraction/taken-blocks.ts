import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";
import { subtractionText } from "#lib/text/subtraction-text.ts";

/** Rods and cubes of `a` with those of `b` crossed out; no rod has to be taken apart. */
export function takenBlocks(a: number, b: number): BaseTenFigure {
  const crossed = { tens: Math.floor(b / 10), ones: b % 10 };
  return { ...blocksFigure([a]), crossed, alt: subtractionText.blocksAlt(a, b) };
}
