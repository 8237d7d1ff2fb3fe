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

/** The fitting word of the line that says most of what a question says; null where no line has one. */
export function wordOfLine(question: string, lines: readonly (readonly string[])[], fits: RegExp): string | null {
  const asked: readonly string[] = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const small = lines.map((line) => line.map((word) => word.toLowerCase()));
  const shared = (line: readonly string[]) =>
    line
      .join(" ")
      .split(" ")
      .filter((word) => asked.includes(word)).length;
  const [best] = small
    .filter((line) => line.some((word) => fits.test(word)))
    .toSorted((one, other) => shared(other) - shared(one));
  return best?.find((word) => fits.test(word)) ?? null;
}
