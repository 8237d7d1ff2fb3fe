import type { SyllableParts } from "./syllable-parts.ts";

/** The first word of each rime, in the order of the words. */
export function oneOfEachRime(words: readonly SyllableParts[]): SyllableParts[] {
  return [...Map.groupBy(words, (word) => word.rime).values()].flatMap((group) => group.slice(0, 1));
}
