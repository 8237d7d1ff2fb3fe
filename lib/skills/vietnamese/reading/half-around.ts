import type { SentencePlace } from "#lib/questions/figures/passage.ts";

/** Which part of a text to read again. */
export type TextPart = "first" | "middle" | "last";

interface Half {
  readonly part: TextPart;
  readonly places: readonly SentencePlace[];
}

/** The half of a text, in whole sentences, that holds the evidence: where to look, not what to find. */
export function halfAround(paragraphs: readonly (readonly string[])[], evidence: readonly SentencePlace[]): Half {
  const all = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((_, sentence): SentencePlace => [paragraph, sentence]),
  );
  const size = Math.ceil(all.length / 2);
  const spots = evidence.map(([paragraph, sentence]) =>
    all.findIndex((place) => place[0] === paragraph && place[1] === sentence),
  );
  const [first, last] = [Math.min(...spots), Math.max(...spots)];
  if (last < size) return { part: "first", places: all.slice(0, size) };
  if (first >= all.length - size) return { part: "last", places: all.slice(all.length - size) };
  const start = Math.max(0, Math.min(first, Math.round((first + last + 1 - size) / 2)));
  return { part: "middle", places: all.slice(start, Math.max(start + size, last + 1)) };
}
