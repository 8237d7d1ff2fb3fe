/** The words of a sentence, each with the marks that stand at it; a dash by itself goes with the word before it. */
export function splitWords(sentence: string): string[] {
  return sentence.replace(/\s+(?=[^\p{L}\p{N}\s]+(?:\s|$))/gu, "\u00a0").split(/[ \n]+/u);
}
