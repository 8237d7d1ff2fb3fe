import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { writeParts } from "#lib/questions/kinds/order/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** Three or four letters, words, pictures or sums, and the cards of which one belongs to each; one or two cards are left over. */
export interface PairsView {
  /** As they are written, from the left; of pictures the words they show, or what is said of them where the cards name them. */
  readonly lefts: readonly string[];
  /** What is drawn instead of each of them; absent where they are written. */
  readonly pictures?: readonly PictureName[];
  /** Drawn above the places of sentences; absent where phrases are. `lefts` then tell what is seen. */
  readonly scenes?: readonly Figure[];
  /** As they are written, in the order they lie. */
  readonly cards: readonly string[];
  /** Stands between both of a pair: sums and what they come to. Absent where nothing does. */
  readonly joint?: "=";
  /** Phrases and sentences, each beside the place of its card; absent where a word or less stands there. */
  readonly isLong?: true;
  /** The cards name the pictures: each is told as a riddle tells it, for its name would be the answer. */
  readonly isNaming?: true;
}

export interface PairsKey {
  /** The place of the right card for each of them, from the left. */
  readonly cards: readonly number[];
  /** For each of them, from the left, what is said to each card when it is the first wrong one; null at its own. Cards in the order they lie. */
  readonly wrong: readonly (readonly (Line | null)[])[];
  /** The name of the mistake that any wrong pair comes from; it stays on the server. */
  readonly mistake?: MistakeCode;
}

export interface PairsResponse {
  /** The place of the card that was put to each of them, from the left. */
  readonly cards: readonly number[];
}

function grade(key: PairsKey, { cards }: PairsResponse): boolean {
  return cards.join() === key.cards.join();
}

/** The line for the first wrong pair from the left; null where all are right. */
function feedback(key: PairsKey, { cards }: PairsResponse): Line | null {
  const place = key.cards.findIndex((card, at) => card !== cards[at]);
  return key.wrong[place]?.[cards[place] ?? 0] ?? null;
}

/** The pairs as an answer is written, from phrases. */
export function writeLongPairs(pairs: readonly (readonly [left: string, card: string])[]): string {
  return writeParts(pairs.map((pair) => pair.join(" – ")));
}

export const pairsGrading: Grading<PairsKey, PairsResponse> = {
  field: "cards",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
