import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradePickShapes } from "./grade.ts";
import { pickShapesFeedback } from "./pick-shapes-feedback.ts";

const mostTiles = 9;

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}

export const pickShapesKind: Kind<"pick-shapes"> = {
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
  grade: gradePickShapes,
  examples(view, key) {
    const places = [...view.tiles.keys()];
    const others = places.filter((place) => !key.picked.includes(place));
    const withOneMore = others.map((other) => [...key.picked, other].sort((left, right) => left - right));
    const withOneLess = key.picked.map((left) => key.picked.filter((place) => place !== left));
    const wrong = [places, others, ...withOneMore, ...withOneLess].filter((picked) => picked.length > 0);
    return { right: [{ picked: key.picked }], wrong: wrong.map((picked) => ({ picked })) };
  },
  feedback: pickShapesFeedback,
};
