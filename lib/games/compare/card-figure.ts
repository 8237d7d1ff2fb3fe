import type { WordFigure } from "#lib/questions/figures/word.ts";

/** A number or a sum written large. */
export function cardFigure(text: string): WordFigure {
  return { type: "word", text, alt: text };
}
