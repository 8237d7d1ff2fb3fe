import { splitSentences } from "#lib/core/split-sentences.ts";
import type { Part } from "./text-part.ts";

/** The sentences of a text, by their letters. */
export function sentenceParts(text: string): Part[] {
  let after = 0;
  return splitSentences(text).map((sentence) => {
    const from = text.indexOf(sentence, after);
    after = from + sentence.length;
    return { from, to: after };
  });
}
