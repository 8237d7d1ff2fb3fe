import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type WeighKey, type WeighResponse, type WeighView, weighGrading } from "./grading.ts";

const mostWeights = 8;

function isRising(weights: readonly number[]): boolean {
  return weights.every((weight, index) => weight >= (weights[index - 1] ?? weight));
}

function sum(weights: readonly number[]): number {
  return weights.reduce((kg, weight) => kg + weight, 0);
}

/** Every way of taking at least one of the weights. */
function everyTaking(tray: readonly number[]): WeighResponse[] {
  const takings = Array.from({ length: 2 ** tray.length - 1 }, (_, taking) =>
    tray.filter((_weight, place) => Math.floor((taking + 1) / 2 ** place) % 2 === 1),
  );
  return takings.map((placed) => ({ placed }));
}

/** The view with exactly the fields that are shown. */
function toView({ good, kg, isMarked, beside, held, tray }: WeighView): WeighView {
  return {
    good,
    kg,
    isMarked,
    ...(beside !== undefined && { beside: beside.map((weight) => weight) }),
    held: held.map((weight) => weight),
    tray: tray.map((weight) => weight),
  };
}

/** The key with exactly its fields. */
function toKey({ kg, tooLight, tooHeavy }: WeighKey): WeighKey {
  return { kg, tooLight: toPublicLine(tooLight), tooHeavy: toPublicLine(tooHeavy) };
}

export const weighKind = defineKind(weighGrading, {
  response: z.strictObject({
    placed: z
      .array(z.union([z.literal(1), z.literal(2), z.literal(5), z.literal(10)]))
      .min(1)
      .max(mostWeights)
      .refine(isRising),
  }),
  toView,
  toKey,
  countTaps: () => 2,
  nameMistake: ({ kg }, { placed }) => offBy(sum(placed) - kg),
  examples({ kg, beside = [], held, tray }) {
    // By what lies on the pans, so that the grader is tried and not asked.
    const isEven = ({ placed }: WeighResponse) => sum(held) + sum(placed) === kg + sum(beside);
    const takings = everyTaking(tray);
    return { right: takings.filter(isEven), wrong: takings.filter((taking) => !isEven(taking)) };
  },
});
