import { figureContract } from "#tests/contract/figure-contract.ts";
import { placesAlong } from "#tests/contract/pen-lines.ts";

/** The thickness of a pen that a round top may stand above its line. */
const pen = 6;

export const contract = figureContract("handwriting", {
  faults({ strokes, width, top, bottom, look, copies }) {
    const places = strokes.flatMap(({ curve }) => placesAlong(curve));
    const isInside = places.every(([x, y]) => x >= -pen && x <= width + pen && y >= -top - pen && y <= bottom + pen);
    return [
      ...(isInside && places.length > 0 ? [] : ["a stroke leaves the ruling"]),
      ...(strokes.some(({ name }) => name.trim() === "") ? ["a stroke without a name"] : []),
      ...(copies > 1 && look !== "faint" ? ["a row that is not to be traced"] : []),
    ];
  },
  texts: () => [],
});
