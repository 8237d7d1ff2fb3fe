import type { ArrangeView } from "./grade.ts";

/** The cards and the end mark with exactly the fields that are drawn. */
export function toPublicArrange({ cards, end }: ArrangeView): ArrangeView {
  return { cards: cards.map((card) => card), end };
}
