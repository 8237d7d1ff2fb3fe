import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { cardsInOrder, neighbourSwaps } from "#lib/questions/kinds/order/kind.ts";
import type { Reading } from "#lib/questions/reading.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { arrangeBoardText } from "#lib/text/arrange-board-text.ts";
import { type ArrangeKey, type ArrangeView, arrangeGrading, countSlots, findForeign, isMark } from "./grading.ts";

const mostCards = 7;

/** Three to seven different cards: which of them the sentence needs is only known from the key. */
const response = z.strictObject({ order: cardsInOrder(mostCards) });

/** The cards and the end mark with exactly the fields that are drawn. */
function toView({ cards, end, unused }: ArrangeView): ArrangeView {
  return { cards: cards.map((card) => card), end, ...(unused !== undefined && { unused }) };
}

/** The key with exactly its fields. */
function toKey({ orders, commas, first, later }: ArrangeKey): ArrangeKey {
  return {
    orders: orders.map((order) => order.map((card) => card)),
    commas: commas.map((comma) => comma),
    first: first.map(toPublicLine),
    later: later.map(toPublicLine),
  };
}

export const arrangeKind = defineKind(arrangeGrading, {
  response,
  toView,
  toKey,
  readings: ({ cards }) => cards.filter(isMark).map((mark): Reading => [mark, arrangeBoardText.nameOf(mark)]),
  countTaps: countSlots,
  nameMistake: (key, given) => (findForeign(key, given) === undefined ? "ORDER" : "FIELD"),
  examples(view, key) {
    const right = key.orders.map((order) => ({ order }));
    const [shown = []] = key.orders;
    const [first = 0, ...rest] = shown;
    const lying = view.cards.map((_, card) => card);
    const left = lying.filter((card) => !shown.includes(card));
    const tried = [
      lying.slice(0, countSlots(view)),
      shown.toReversed(),
      [...rest, first],
      ...neighbourSwaps(shown),
      ...left.map((card) => [...shown.slice(0, -1), card]),
    ];
    const natural = new Set(key.orders.map(String));
    return { right, wrong: tried.filter((order) => !natural.has(String(order))).map((order) => ({ order })) };
  },
});
