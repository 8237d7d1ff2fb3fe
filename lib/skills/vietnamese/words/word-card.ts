import type { WordFigure } from "#lib/questions/figures/word.ts";

/** A large card with a word or a letter on it. */
export function wordCard(text: string): WordFigure {
  return { type: "word", text, alt: `Thẻ ghi “${text}”.` };
}
