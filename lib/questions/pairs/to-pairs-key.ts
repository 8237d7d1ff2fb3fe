import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { PairsKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toPairsKey({ cards, wrong }: PairsKey): PairsKey {
  return { cards: cards.map((card) => card), wrong: wrong.map(toPublicLine) };
}
