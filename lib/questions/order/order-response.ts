import { z } from "zod";

/** Accepts an order of three to `mostCards` cards, each of them once. */
export function orderResponse(mostCards: number) {
  return z.strictObject({
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
  });
}
