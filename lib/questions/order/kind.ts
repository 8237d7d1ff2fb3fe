import type { Kind } from "#lib/questions/kind.ts";
import { gradeOrder } from "./grade.ts";
import { neighbourSwaps } from "./neighbour-swaps.ts";
import { orderFeedback } from "./order-feedback.ts";
import { orderResponse } from "./order-response.ts";

const mostCards = 4;

export const orderKind: Kind<"order"> = {
  response: orderResponse(mostCards),
  grade: gradeOrder,
  examples(_, key) {
    const [first = 0, ...rest] = key.order;
    const wrong = [key.order.toReversed(), [...rest, first], ...neighbourSwaps(key.order)];
    return { right: [{ order: key.order }], wrong: wrong.map((order) => ({ order })) };
  },
  feedback: orderFeedback,
};
