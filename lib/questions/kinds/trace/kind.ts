import { z } from "zod";
import { movedBy, pointsOf } from "#lib/questions/handwriting/curve.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { mostPoints, toDrawn } from "./dots.ts";
import { mostStrokes, type TraceKey, type TraceView, traceGrading } from "./grading.ts";
import { type Drawn, judgeTrace, readDrawn, type TraceFault } from "./judge.ts";

/** Farther from the line that is written on no letter is drawn. */
const farthest = 1600;

/** The view with exactly the fields that are shown. */
function toView({ what, strokes, width, top, bottom }: TraceView): TraceView {
  return {
    what,
    strokes: strokes.map(({ name, curve }) => ({ name, curve: curve.map((number) => number) })),
    ...{ width, top, bottom },
  };
}

function toKey({ curves, reach }: TraceKey): TraceKey {
  return { curves: curves.map((curve) => curve.map((number) => number)), reach };
}

const codes: Readonly<Record<TraceFault["fault"], MistakeCode>> = {
  start: "ORDER",
  backwards: "ORDER",
  order: "ORDER",
  short: "PARTIAL",
  off: "SPELL",
  missing: "PARTIAL",
  extra: "FIELD",
};

const number = z.int().min(-farthest).max(farthest);

/** Ways of tracing: as it is wanted and a little beside it; then backwards, beside the line, straight, in part, in another order. */
function examplesOf({ curves, reach }: TraceKey) {
  const all = curves.map((curve) => pointsOf(curve));
  const drawn = all.map(toDrawn);
  const shift = Math.round(reach / 2);
  const beside = (by: number) => curves.map((curve) => toDrawn(pointsOf(movedBy(curve, by))));
  const ends = (stroke: Drawn): Drawn => [...stroke.slice(0, 2), ...stroke.slice(-2)];
  const [first = [], ...rest] = drawn;
  const tried: readonly (readonly Drawn[])[] = [
    all.map((points) => toDrawn(points.toReversed())),
    beside(4 * reach),
    beside(-4 * reach),
    drawn.map(ends),
    [first.slice(0, 2 * Math.ceil(first.length / 6)), ...rest],
    drawn.toReversed(),
    drawn.slice(0, -1),
    [...drawn, first],
    drawn.map((stroke) => [...stroke.slice(stroke.length / 4 - ((stroke.length / 4) % 2)), ...stroke.slice(0, 2)]),
    [drawn.flat().slice(0, 2 * mostPoints)],
  ];
  const isRight = (traced: readonly Drawn[]) => judgeTrace(curves, traced, reach) === null;
  return {
    right: [drawn, beside(shift), beside(-shift)].filter(isRight).map((traced) => ({ traced })),
    wrong: tried
      .filter((traced) => traced.length > 0 && traced.every((stroke) => readDrawn(stroke) !== null) && !isRight(traced))
      .map((traced) => ({ traced })),
  };
}

export const traceKind = defineKind(traceGrading, {
  response: z.strictObject({
    traced: z
      .array(
        z
          .array(number)
          .min(2)
          .max(2 * mostPoints)
          .refine((stroke) => stroke.length % 2 === 0),
      )
      .min(1)
      .max(mostStrokes + 1),
  }),
  toView,
  toKey,
  // Each stroke is one pull.
  countTaps: (_, { curves }) => curves.length + 1,
  nameMistake({ curves, reach }, { traced }) {
    const fault = judgeTrace(curves, traced, reach);
    return fault === null ? null : codes[fault.fault];
  },
  examples: (_, key) => examplesOf(key),
});
