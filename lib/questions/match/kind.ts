import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeMatch } from "./grade.ts";
import { matchFeedback } from "./match-feedback.ts";

const mostPlaces = 3;
const mostLabels = 5;

/** Every way to fill so many places from so many labels. */
function fillingsOf(places: number, labels: number, isReusable: boolean): number[][] {
  if (places === 0) return [[]];
  const all = Array.from({ length: labels }, (_, label) => label);
  return fillingsOf(places - 1, labels, isReusable).flatMap((rest) =>
    all.filter((label) => isReusable || !rest.includes(label)).map((label) => [...rest, label]),
  );
}

export const matchKind: Kind<"match"> = {
  response: z.strictObject({
    labels: z
      .array(
        z
          .int()
          .min(0)
          .max(mostLabels - 1),
      )
      .min(2)
      .max(mostPlaces),
  }),
  grade: gradeMatch,
  examples({ labels, isReusable }, key) {
    const places = key.fillings[0]?.length ?? 0;
    const right = new Set(key.fillings.map((filling) => filling.join()));
    const wrong = fillingsOf(places, labels.length, isReusable).filter((filling) => !right.has(filling.join()));
    return {
      right: key.fillings.map((filling) => ({ labels: filling })),
      wrong: wrong.map((filling) => ({ labels: filling })),
    };
  },
  feedback: matchFeedback,
};
