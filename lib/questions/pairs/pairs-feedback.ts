import type { Line } from "#lib/core/line.ts";
import type { PairsKey, PairsResponse } from "./grade.ts";

/** The line for the first wrong pair from the left; null where all are right. */
export function pairsFeedback(key: PairsKey, { cards }: PairsResponse): Line | null {
  return key.wrong[key.cards.findIndex((card, place) => card !== cards[place])] ?? null;
}
