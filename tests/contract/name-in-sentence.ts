import type { PublicQuestion } from "#lib/questions/question.ts";

/** The words of a name at the end of the sentence to underline in, as they stand there; `lead` holds it in its first group. */
export function nameInSentence(seen: PublicQuestion, lead: RegExp): string[] {
  if (seen.kind !== "underline") return [];
  const sentence = seen.view.words.join(" ").replace(/\.$/u, "");
  return lead.exec(sentence)?.[1]?.split(" ") ?? [];
}

/** The only word that does not fit; null where there is none, or several. */
export function onlyMisfit(words: readonly string[], fits: (word: string, place: number) => boolean): string | null {
  const [wrong, ...more] = words.filter((word, place) => !fits(word, place));
  return wrong === undefined || more.length > 0 ? null : wrong;
}
