import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { knownMistake, type MatchKey, type MatchView, matchGrading } from "./grading.ts";

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

/** The view with exactly the fields that are shown. */
function toView({ operation, numbers, filled, labels, isReusable }: MatchView): MatchView {
  return {
    operation,
    numbers: numbers.map((number) => number),
    filled,
    labels: labels.map(toPublicLine),
    isReusable,
  };
}

/** The key without the names of the mistakes. */
function toKey({ fillings, mistakes, wrong }: MatchKey): MatchKey {
  return {
    fillings: fillings.map((filling) => filling.map((label) => label)),
    mistakes: mistakes.map(({ labels, feedback }) => ({
      labels: labels.map((label) => label),
      feedback: toPublicLine(feedback),
    })),
    wrong: wrong.map(toPublicLine),
  };
}

export const matchKind = defineKind(matchGrading, {
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
  toView,
  toKey,
  countTaps: (_, key) => Math.min(...key.fillings.map((filling) => filling.length)) + 1,
  // Who puts another name below a number knows the other one by it.
  nameMistake: (key, response, { filled }) =>
    filled === "names" ? "FIELD" : (knownMistake(key, response)?.code ?? null),
  examples({ labels, isReusable }, key) {
    const places = key.fillings[0]?.length ?? 0;
    const right = new Set(key.fillings.map((filling) => filling.join()));
    const wrong = fillingsOf(places, labels.length, isReusable).filter((filling) => !right.has(filling.join()));
    return {
      right: key.fillings.map((filling) => ({ labels: filling })),
      wrong: wrong.map((filling) => ({ labels: filling })),
    };
  },
});
