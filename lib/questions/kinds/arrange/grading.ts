import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** Word cards to be put into a sentence. */
export interface ArrangeView {
  /** Three to seven, in small letters except names, in the order they lie. */
  readonly cards: readonly string[];
  /** What stands behind the last word. */
  readonly end: "." | "?" | "!";
}

export interface ArrangeKey {
  /**
   * The places of the cards in every natural order, the one that is shown first; of two cards with one word each order
   * stands here twice.
   */
  readonly orders: readonly (readonly number[])[];
  /** For each order: behind how many cards its comma stands; 0 for none. */
  readonly commas: readonly number[];
  /** Said when no natural order begins like this. */
  readonly first: Line;
  /** Said when the first word is right. */
  readonly later: Line;
}

export interface ArrangeResponse {
  /** The places of all cards in the order they were put. */
  readonly order: readonly number[];
}

function grade({ orders }: ArrangeKey, { order }: ArrangeResponse): boolean {
  return orders.some((natural) => natural.join() === order.join());
}

/** A wrong first word is spoken of before the rest. */
function feedback(key: ArrangeKey, response: ArrangeResponse): Line | null {
  if (grade(key, response)) return null;
  return key.orders.some(([first]) => first === response.order[0]) ? key.later : key.first;
}

/** Cards as a sentence is written: a capital in front, a comma behind `comma` of them where it is not 0, the end mark. */
export function writeSentence({ cards, end }: ArrangeView, order: readonly number[], comma: number): string {
  const words = order.map((place, at) => `${cards[place]}${at + 1 === comma ? "," : ""}`);
  return `${capital(words.join(" "))}${end}`;
}

export const arrangeGrading: Grading<ArrangeKey, ArrangeResponse> = {
  field: "order",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
