import type { Part } from "#lib/questions/kinds/underline/grading.ts";

/**
 * What is underlined once a word is tapped. A word outside the line draws it up to there, so that it never has a hole; an
 * underlined one is rubbed out, with what it would cut off at the nearer end. Null: nothing is underlined.
 */
export function tapWord(part: Part | null, word: number): Part | null {
  if (part === null) return { from: word, to: word };
  const { from, to } = part;
  if (word < from) return { from: word, to };
  if (word > to) return { from, to: word };
  if (from === to) return null;
  return word - from < to - word ? { from: word + 1, to } : { from, to: word - 1 };
}
