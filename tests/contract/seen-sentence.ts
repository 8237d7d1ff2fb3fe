import type { PublicQuestion } from "#lib/questions/question.ts";

/** The only syllable of the sentence to underline in that fits, as it stands there; null where none or several do. */
export function onlySyllable(seen: PublicQuestion, fits: (syllable: string) => boolean): string | null {
  if (seen.kind !== "underline") return null;
  const syllables = seen.view.words.flatMap((word) => word.match(/\p{L}+/gu) ?? []);
  const [syllable, ...more] = syllables.filter((each) => fits(each.toLowerCase()));
  return syllable === undefined || more.length > 0 ? null : syllable;
}
