import type { PairsView } from "./grade.ts";

/** The letters and cards with exactly the fields that are drawn. */
export function toPublicPairs({ lefts, cards }: PairsView): PairsView {
  return { lefts: lefts.map((left) => left), cards: cards.map((card) => card) };
}
