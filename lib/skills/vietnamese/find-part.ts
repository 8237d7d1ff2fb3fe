import type { Part } from "#lib/questions/kinds/underline/grading.ts";
import { splitWords } from "./split-words.ts";

/** A word without the marks that stand at it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** With a small first letter: an answer has one where its sentence begins with a capital. */
function small(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/**
 * Where an answer stands in a sentence: all its words, side by side, whatever marks stand at them. Null where it is not
 * there, is there twice or is all of the sentence.
 */
export function findPart(words: readonly string[], answer: string): Part | null {
  const said = words.map(bare);
  const [first = "", ...others] = splitWords(answer).map(bare);
  const starts = said.flatMap((word, at) => {
    const goesOn = others.every((other, place) => other === said[at + 1 + place]);
    return goesOn && small(word) === small(first) ? [at] : [];
  });
  const [from, ...more] = starts;
  if (from === undefined || more.length > 0 || others.length + 1 === words.length) return null;
  return { from, to: from + others.length };
}
