import type { SyllableParts } from "./syllable-parts.ts";

/** There are some 150 rimes, and each is compared with many words: to strip them anew took longer than all the rest. */
const bares = new Map<string, string>();

function bare(rime: string): string {
  const known = bares.get(rime);
  if (known !== undefined) return known;
  const letters = rime.normalize("NFD").replace(/\p{M}/gu, "");
  bares.set(rime, letters);
  return letters;
}

/** How easily two rimes are taken for each other, 0 for not at all: alike but for a mark, the last letters or the first. */
function likeness(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  if (a === b) return 3;
  if (Math.abs(a.length - b.length) === 1 && (a.startsWith(b) || b.startsWith(a))) return 2;
  return a.slice(1) === b.slice(1) || a.slice(0, -1) === b.slice(0, -1) ? 1 : 0;
}

/** The words with another rime than this one, the most alike first; of equally alike ones the order stays. */
export function nearRimes(rime: string, words: readonly SyllableParts[]): readonly SyllableParts[] {
  const alike = Map.groupBy(
    words.filter((word) => word.rime !== rime),
    (word) => likeness(rime, word.rime),
  );
  return [3, 2, 1, 0].flatMap((degree) => alike.get(degree) ?? []);
}
