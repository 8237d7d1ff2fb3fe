import { closings, vowels } from "./closings.ts";
import { composeSyllable } from "./compose-syllable.ts";

import { type Initial, initials, type Syllable } from "./syllable.ts";
import type { Tone } from "./tone.ts";
import { writeRime } from "./write-rime.ts";

/** A syllable by the parts school names: "tr", "ăng" and no mark. */
export interface WrittenParts {
  /** "" where the syllable begins with its rime. */
  readonly initial: string;
  readonly rime: string;
  readonly tone: Tone;
}

type Sounds = Pick<Syllable, "hasGlide" | "vowel" | "final">;

const sounds = [false, true].flatMap((hasGlide) =>
  vowels.flatMap((vowel) => closings[vowel].map((final): Sounds => ({ hasGlide, vowel, final }))),
);

/** Rimes are written in one way behind most first sounds, in another behind qu and at the start of a syllable. */
const before: readonly Initial[] = ["b", "qu", ""];

/** What each rime may stand for. */
const meanings = new Map<string, Sounds[]>();
for (const each of sounds) {
  for (const initial of before) {
    const { text } = writeRime({ ...each, initial, tone: "ngang" });
    const known = meanings.get(text) ?? [];
    if (!known.includes(each)) meanings.set(text, [...known, each]);
  }
}

const ruled: Readonly<Record<string, Initial>> = { k: "c", gh: "g", ngh: "ng" };

/** The first sound that is written so: k is a c, gh a g, ngh an ng. Null for what no syllable begins with. */
function initialSound(written: string): Initial | null {
  return ruled[written] ?? initials.find((initial) => initial === written) ?? null;
}

/**
 * The syllable that parts make, its first sound written as the rime asks (c or k, ng or ngh) and the mark on its letter,
 * NFC. Null where Vietnamese writing does not put them together.
 */
export function joinParts({ initial: written, rime, tone }: WrittenParts): string | null {
  const initial = initialSound(written);
  if (initial === null) return null;
  for (const each of meanings.get(rime) ?? []) {
    const syllable: Syllable = { ...each, initial, tone };
    const text = writeRime(syllable).text === rime ? composeSyllable(syllable) : null;
    if (text !== null) return text;
  }
  return null;
}
