import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type GapsKey, type GapsResponse, type GapsView, gapsGrading } from "./grading.ts";

const mostGaps = 3;
const mostTiles = 8;

/** The text, its gaps and the tiles with exactly the fields that are drawn. */
function toView({ text, gaps, tiles, isReused }: GapsView): GapsView {
  return {
    text,
    gaps: gaps.map(({ bare, written }) => ({ bare, written: written.map((each) => each) })),
    tiles: tiles.map((tile) => tile),
    isReused,
  };
}

/** The key without the name of the mistake. */
function toKey({ tiles, wrong, others }: GapsKey): GapsKey {
  return {
    tiles: tiles.map((tile) => tile),
    wrong: wrong.map((filling) => ({
      tiles: filling.tiles.map((tile) => tile),
      feedback: toPublicLine(filling.feedback),
    })),
    others: others.map((lines) => lines.map(toPublicLine)),
  };
}

/** Every way to fill the gaps. */
function everyFilling({ gaps, tiles, isReused }: GapsView): GapsResponse[] {
  const fillings = gaps.reduce<number[][]>(
    (begun) =>
      begun.flatMap((put) =>
        [...tiles.keys()].filter((tile) => isReused || !put.includes(tile)).map((tile) => [...put, tile]),
      ),
    [[]],
  );
  return fillings.map((filling) => ({ gaps: filling }));
}

export const gapsKind = defineKind(gapsGrading, {
  response: z.strictObject({
    gaps: z
      .array(
        z
          .int()
          .min(0)
          .max(mostTiles - 1),
      )
      .min(1)
      .max(mostGaps),
  }),
  toView,
  toKey,
  countTaps: ({ gaps }) => gaps.length + 1,
  nameMistake: ({ mistake }) => mistake ?? null,
  examples(view, key) {
    const all = everyFilling(view);
    const isRight = ({ gaps }: GapsResponse) => gaps.join() === key.tiles.join();
    return { right: all.filter(isRight), wrong: all.filter((filling) => !isRight(filling)) };
  },
});
