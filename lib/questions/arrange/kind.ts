import type { Kind } from "#lib/questions/kind.ts";
import { neighbourSwaps } from "#lib/questions/order/neighbour-swaps.ts";
import { orderResponse } from "#lib/questions/order/order-response.ts";
import { arrangeFeedback } from "./arrange-feedback.ts";
import { gradeArrange } from "./grade.ts";

const mostCards = 7;

export const arrangeKind: Kind<"arrange"> = {
  response: orderResponse(mostCards),
  grade: gradeArrange,
  examples({ cards }, key) {
    const right = key.orders.map((order) => ({ order }));
    const [shown = []] = key.orders;
    const [first = 0, ...rest] = shown;
    const tried = [cards.map((_, place) => place), shown.toReversed(), [...rest, first], ...neighbourSwaps(shown)];
    const natural = new Set(key.orders.map(String));
    return { right, wrong: tried.filter((order) => !natural.has(String(order))).map((order) => ({ order })) };
  },
  feedback: arrangeFeedback,
};
