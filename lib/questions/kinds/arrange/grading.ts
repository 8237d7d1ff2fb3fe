import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** Word cards to be put into a sentence. */
export interface ArrangeView {
  /** Three to seven, in small letters except names, in the order they lie; a mark may have a card of its own. */
  readonly cards: readonly string[];
  /** What stands behind the last word; nothing where the marks of the end lie among the cards. */
  readonly end: "." | "?" | "!" | "";
  /** How many of the cards do not belong into the sentence; absent where all do. */
  readonly unused?: number;
}

/** How many cards the sentence takes. */
export function countSlots({ cards, unused = 0 }: ArrangeView): number {
  return cards.length - unused;
}

export function isMark(card: string): boolean {
  return /^[,.?!]$/u.test(card);
}

export interface ArrangeKey {
  /**
   * The places of the cards in every natural order, the one that is shown first; of two cards with one word each order
   * stands here twice.
   */
  readonly orders: readonly (readonly number[])[];
  /** For each order: behind how many cards its comma stands; 0 for none. */
  readonly commas: readonly number[];
  /** For each card, in the order they lie: said when it stands first and no natural order begins with it. */
  readonly first: readonly Line[];
  /** For each card: said when those before it stand as in a natural order, and with it no longer do. */
  readonly later: readonly Line[];
}

export interface ArrangeResponse {
  /** The places of the cards in the order they were put. */
  readonly order: readonly number[];
}

function grade({ orders }: ArrangeKey, { order }: ArrangeResponse): boolean {
  return orders.some((natural) => natural.join() === order.join());
}

/** The first card that belongs into no natural order; undefined where all do. */
export function findForeign({ orders }: ArrangeKey, { order }: ArrangeResponse): number | undefined {
  return order.find((card) => !orders.some((natural) => natural.includes(card)));
}

/** Names a card that does not belong, else the first that is out of place in whichever natural order goes on longest. */
function feedback(key: ArrangeKey, { order }: ArrangeResponse): Line | null {
  const foreign = findForeign(key, { order });
  if (foreign !== undefined) return (order[0] === foreign ? key.first : key.later)[foreign] ?? null;
  const goodUntil = key.orders.map((natural) => natural.findIndex((card, place) => card !== order[place]));
  if (goodUntil.includes(-1)) return null;
  const place = Math.max(...goodUntil);
  return (place === 0 ? key.first : key.later)[order[place] ?? 0] ?? null;
}

/**
 * Cards as a sentence is written: a capital in front, a comma behind `comma` of them where it is not 0, the end mark. A mark
 * with a card of its own stands close to the word before it.
 */
export function writeSentence({ cards, end }: ArrangeView, order: readonly number[], comma: number): string {
  const words = order.map((place, at) => {
    const card = cards[place] ?? "";
    return `${at === 0 || isMark(card) ? "" : " "}${card}${at + 1 === comma ? "," : ""}`;
  });
  return `${capital(words.join(""))}${end}`;
}

export const arrangeGrading: Grading<ArrangeKey, ArrangeResponse> = {
  field: "order",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
