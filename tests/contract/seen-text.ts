import type { PublicQuestion } from "#lib/questions/question.ts";

/** The sentences of a text to mark in, as they stand below each other; null on any other board. */
export function seenSentences(seen: PublicQuestion): readonly string[] | null {
  return seen.kind === "mark-text" && seen.view.unit === "sentence" ? seen.view.lines.flat() : null;
}

/** The words of a text to mark in, line by line, without the marks that stand at them; null on any other board. */
export function seenWords(seen: PublicQuestion): readonly (readonly string[])[] | null {
  if (seen.kind !== "mark-text" || seen.view.unit !== "word") return null;
  return seen.view.lines.map((line) => line.map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")));
}

/** How sentences are told by their numbers: "câu 2, câu 4". */
export function numbered(sentences: readonly string[], fits: (sentence: string) => boolean): string | null {
  const found = sentences.flatMap((sentence, at) => (fits(sentence) ? [`câu ${at + 1}`] : []));
  return found.length === 0 ? null : found.join(", ");
}
