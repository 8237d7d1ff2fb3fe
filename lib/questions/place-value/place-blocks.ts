import type { Place, PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import { placeValueBoardText } from "#lib/text/place-value-board-text.ts";

interface Presentation {
  readonly hasHundreds: boolean;
  readonly marked: readonly Place[];
  readonly isTenRinged: boolean;
}

/** Blocks on their mats. */
export function placeBlocks({ hundreds, tens, ones }: Blocks, presentation: Presentation): PlaceBlocksFigure {
  const shown = { hundreds: presentation.hasHundreds ? hundreds : null, tens, ones };
  const { marked, isTenRinged } = presentation;
  return { type: "place-blocks", ...shown, marked, isTenRinged, alt: placeValueBoardText.blocksAlt(shown) };
}
