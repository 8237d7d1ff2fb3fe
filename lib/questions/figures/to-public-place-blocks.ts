import type { PlaceBlocksFigure } from "./place-blocks-figure.ts";

/** Blocks with exactly the fields that are drawn. */
export function toPublicPlaceBlocks(figure: PlaceBlocksFigure): PlaceBlocksFigure {
  return {
    type: "place-blocks",
    hundreds: figure.hundreds,
    tens: figure.tens,
    ones: figure.ones,
    marked: figure.marked.map((place) => place),
    isTenRinged: figure.isTenRinged,
    alt: figure.alt,
  };
}
