import type { WordFigure } from "#lib/questions/figures/word.ts";

/** A large card with one letter on it, in print and as it is written by hand. */
export function letterCard(letter: string): WordFigure {
  return { type: "word", text: letter, isLetter: true, alt: `Thẻ chữ “${letter}”.` };
}
