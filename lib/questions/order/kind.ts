import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeOrder } from "./grade.ts";
import { orderFeedback } from "./order-feedback.ts";

const mostCards = 4;

/** The same order with one pair of neighbours swapped, for every pair. */
function swaps(order: readonly number[]): number[][] {
  return order.slice(1).map((card, place) => {
    const swapped = [...order];
    swapped.splice(place, 2, card, order[place] ?? card);
    return swapped;
  });
}

export const orderKind: Kind<"order"> = {
  response: z.strictObject({
    order: z
      .array(
        z
          .int()
          .min(0)
          .max(mostCards - 1),
      )
      .min(3)
      .max(mostCards)
      .refine((order) => new Set(order).size === order.length && Math.max(...order) < order.length),
  }),
  grade: gradeOrder,
  examples(_, key) {
    const [first = 0, ...rest] = key.order;
    const wrong = [key.order.toReversed(), [...rest, first], ...swaps(key.order)];
    return { right: [{ order: key.order }], wrong: wrong.map((order) => ({ order })) };
  },
  feedback: orderFeedback,
};
