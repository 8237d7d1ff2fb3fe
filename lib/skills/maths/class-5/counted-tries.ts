import type { Figure } from "#lib/questions/figure.ts";

/** Both sides of a coin with how often each came up, the one that is asked about first. */
export function countedCoins(isHeads: boolean, part: number, all: number): Figure {
  const faces = isHeads ? (["heads", "tails"] as const) : (["tails", "heads"] as const);
  const alt = "Hai mặt của đồng xu và số lần xuất hiện.";
  return { type: "chance", things: [{ form: "coins", faces, counts: [part, all - part] }], alt };
}

/** Dice with the faces that are asked about, and how often each came up. */
export function countedDice(faces: readonly number[], counts: readonly number[]): Figure {
  return { type: "chance", things: [{ form: "dice", faces, counts }], alt: "Mặt xúc xắc và số lần xuất hiện." };
}
