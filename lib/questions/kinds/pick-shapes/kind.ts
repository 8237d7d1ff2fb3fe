import { z } from "zod";
import { toPublicShape } from "#lib/questions/figures/shape-part.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type PickShapesKey, type PickShapesView, pickShapesGrading } from "./grading.ts";

const mostTiles = 9;

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}

/** A picture to search with exactly the fields that are drawn or named. */
function toView({ tiles }: PickShapesView): PickShapesView {
  return { tiles: tiles.map(({ part, name }) => ({ part: toPublicShape(part), name })) };
}

/** A key with exactly its fields. */
function toKey({ picked, missed, feedback }: PickShapesKey): PickShapesKey {
  return {
    picked: picked.map((place) => place),
    missed: toPublicLine(missed),
    feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))),
  };
}

export const pickShapesKind = defineKind(pickShapesGrading, {
  response: z.strictObject({
    picked: z
      .array(
        z
          .int()
          .min(0)
          .max(mostTiles - 1),
      )
      .min(1)
      .max(mostTiles)
      .refine(isRising),
  }),
  toView,
  toKey,
  countTaps: (_, key) => key.picked.length + 1,
  // One too many is named before one too few, as it is spoken of.
  nameMistake: (key, { picked }) => (picked.every((place) => key.picked.includes(place)) ? "PARTIAL" : "FIELD"),
  examples(view, key) {
    const places = [...view.tiles.keys()];
    const others = places.filter((place) => !key.picked.includes(place));
    const withOneMore = others.map((other) => [...key.picked, other].sort((left, right) => left - right));
    const withOneLess = key.picked.map((left) => key.picked.filter((place) => place !== left));
    const wrong = [places, others, ...withOneMore, ...withOneLess].filter((picked) => picked.length > 0);
    return { right: [{ picked: key.picked }], wrong: wrong.map((picked) => ({ picked })) };
  },
});
