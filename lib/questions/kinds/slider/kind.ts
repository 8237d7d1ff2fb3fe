import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type SliderKey, type SliderView, sliderGrading } from "./grading.ts";
import { endsOf, stepOf } from "./places.ts";

/** No scale reaches further: a decimal of three places below 100. */
const farthest = 100_000;

/** The view with exactly the fields that are shown. */
function toView({ scale, start }: SliderView): SliderView {
  const { from, to } = scale;
  if (scale.type === "line") {
    return { scale: { type: "line", from, to, numberedEvery: scale.numberedEvery, places: scale.places }, start };
  }
  const { hasMillimetres, numberedEvery, laid, fixed } = scale;
  return { scale: { type: "ruler", from, to, hasMillimetres, numberedEvery, laid, fixed }, start };
}

/** The key without the names of the mistakes. */
function toKey({ at, tolerance, mistakes, tooLow, tooHigh }: SliderKey): SliderKey {
  return {
    at,
    tolerance,
    mistakes: mistakes.map((mistake) => ({ at: mistake.at, feedback: toPublicLine(mistake.feedback) })),
    tooLow: toPublicLine(tooLow),
    tooHigh: toPublicLine(tooHigh),
  };
}

export const sliderKind = defineKind(sliderGrading, {
  response: z.strictObject({ at: z.int().min(0).max(farthest) }),
  toView,
  toKey,
  countTaps: () => 2,
  nameMistake(key, response, view) {
    const known = knownMistake(key, response);
    return known === undefined ? offBy((response.at - key.at) / stepOf(view)) : (known.code ?? null);
  },
  examples(view, { at, tolerance, mistakes }) {
    const [least, most] = endsOf(view);
    const step = stepOf(view);
    const wrong = [...mistakes.map((mistake) => mistake.at), at - tolerance - step, at + tolerance + step];
    const right = tolerance === 0 ? [at] : [at, at - tolerance, at + tolerance];
    return {
      right: right.map((place) => ({ at: place })),
      wrong: [...new Set(wrong.filter((place) => place >= least && place <= most))].map((place) => ({ at: place })),
    };
  },
});
