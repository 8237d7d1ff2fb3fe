import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { foldedFaces, oppositeFace, pickNets, pickOtherHexes } from "./cube-nets.ts";

const rng = createRng("nets");

test("every net folds to six faces, and those of one letter lie opposite", () => {
  for (const cells of pickNets(rng, 11)) {
    const faces = foldedFaces(cells);
    expect(new Set(faces).size).toBe(6);
    for (const [place, { face }] of cells.entries()) {
      const other = cells.findIndex((cell) => cell.face === oppositeFace(face));
      // Faces are numbered in opposite pairs: 0 and 1, 2 and 3, 4 and 5.
      expect(Math.floor((faces[place] ?? 0) / 2)).toBe(Math.floor((faces[other] ?? 0) / 2));
    }
  }
});

test("six squares that make no cube have two that lie on each other", () => {
  for (const cells of pickOtherHexes(rng, 10)) expect(new Set(foldedFaces(cells)).size).toBeLessThan(6);
});
