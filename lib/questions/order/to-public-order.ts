import type { OrderView } from "./grade.ts";

/** The cards with exactly the fields that are drawn. */
export function toPublicOrder({ cards, isRising }: OrderView): OrderView {
  return { cards: cards.map((card) => card), isRising };
}
