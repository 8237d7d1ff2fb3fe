import { closings, vowels } from "./closings.ts";
import { composeSyllable } from "./compose-syllable.ts";
import { initials, type Syllable } from "./syllable.ts";
import { tones } from "./tone.ts";

const all = initials.flatMap((initial) =>
  [false, true].flatMap((hasGlide) =>
    vowels.flatMap((vowel) =>
      closings[vowel].flatMap((final) => tones.map((tone): Syllable => ({ initial, hasGlide, vowel, final, tone }))),
    ),
  ),
);

const byWriting = new Map(all.map((syllable) => [composeSyllable(syllable), syllable]));

/**
 * Takes a written syllable apart, capitals or not. Null for what Vietnamese writing does not know: letters that do not go
 * together, a mark on the wrong letter, a sharp ending with a tone it cannot have.
 */
export function decomposeSyllable(text: string): Syllable | null {
  return byWriting.get(text.normalize("NFC").toLowerCase()) ?? null;
}
