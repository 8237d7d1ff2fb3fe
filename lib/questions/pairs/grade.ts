import type { Line } from "#lib/core/line.ts";

/** Three or four letters, and the cards of which one belongs to each; one or two cards are left over. */
export interface PairsView {
  /** As they are written, from the left. */
  readonly lefts: readonly string[];
  /** As they are written, in the order they lie. */
  readonly cards: readonly string[];
}

export interface PairsKey {
  /** The place of the right card for each letter, from the left. */
  readonly cards: readonly number[];
  /** One line a letter, for the first that has a wrong card. */
  readonly wrong: readonly Line[];
}

export interface PairsResponse {
  /** The place of the card that was put to each letter, from the left. */
  readonly cards: readonly number[];
}

export function gradePairs(key: PairsKey, { cards }: PairsResponse): boolean {
  return cards.join() === key.cards.join();
}
