import type { SentencePlace } from "#lib/questions/figures/passage.ts";

/** The sentences of a text that the evidence is made of; null where a text that was changed by hand no longer says it. */
export function evidencePlaces(paragraphs: readonly (readonly string[])[], evidence: string): SentencePlace[] | null {
  for (const [paragraph, sentences] of paragraphs.entries()) {
    const start = sentences.join(" ").indexOf(evidence);
    if (start < 0) continue;
    const end = start + evidence.length;
    return placesBetween(sentences, start, end).map((sentence) => [paragraph, sentence]);
  }
  return null;
}

/** The sentences that have a letter between two places of their paragraph. */
function placesBetween(sentences: readonly string[], start: number, end: number): number[] {
  let from = 0;
  return sentences.flatMap((sentence, place) => {
    const isTouched = from < end && from + sentence.length > start;
    from += sentence.length + 1;
    return isTouched ? [place] : [];
  });
}
