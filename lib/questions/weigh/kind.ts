import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeWeigh, type WeighResponse } from "./grade.ts";
import { weighFeedback } from "./weigh-feedback.ts";

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

export const weighKind: Kind<"weigh"> = {
  response: z.strictObject({
    placed: z
      .array(z.union([z.literal(1), z.literal(2), z.literal(5), z.literal(10)]))
      .min(1)
      .max(mostWeights)
      .refine(isRising),
  }),
  grade: gradeWeigh,
  examples({ kg, held, tray }) {
    // By what lies on the pans, so that the grader is tried and not asked.
    const isEven = ({ placed }: WeighResponse) => sum(held) + sum(placed) === kg;
    const takings = everyTaking(tray);
    return { right: takings.filter(isEven), wrong: takings.filter((taking) => !isEven(taking)) };
  },
  feedback: weighFeedback,
};
