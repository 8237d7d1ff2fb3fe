import type { SyllableParts } from "./syllable-parts.ts";

function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
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
  return words
    .filter((word) => word.rime !== rime)
    .toSorted((one, other) => likeness(rime, other.rime) - likeness(rime, one.rime));
}
