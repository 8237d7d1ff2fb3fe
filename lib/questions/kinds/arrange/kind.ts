import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { neighbourSwaps, orderResponse } from "#lib/questions/kinds/order/kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ArrangeKey, type ArrangeView, arrangeGrading } from "./grading.ts";

const mostCards = 7;

/** The cards and the end mark with exactly the fields that are drawn. */
function toView({ cards, end }: ArrangeView): ArrangeView {
  return { cards: cards.map((card) => card), end };
}

/** The key with exactly its fields. */
function toKey({ orders, commas, first, later }: ArrangeKey): ArrangeKey {
  return {
    orders: orders.map((order) => order.map((place) => place)),
    commas: commas.map((comma) => comma),
    first: first.map(toPublicLine),
    later: later.map(toPublicLine),
  };
}

export const arrangeKind = defineKind(arrangeGrading, {
  response: orderResponse(mostCards),
  toView,
  toKey,
  countTaps: ({ cards }) => cards.length,
  nameMistake: () => "ORDER",
  examples({ cards }, key) {
    const right = key.orders.map((order) => ({ order }));
    const [shown = []] = key.orders;
    const [first = 0, ...rest] = shown;
    const tried = [cards.map((_, place) => place), shown.toReversed(), [...rest, first], ...neighbourSwaps(shown)];
    const natural = new Set(key.orders.map(String));
    return { right, wrong: tried.filter((order) => !natural.has(String(order))).map((order) => ({ order })) };
  },
});
