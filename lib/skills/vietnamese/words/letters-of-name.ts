import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";

/** The letters of a name of one syllable by their places in the alphabet; the tone does not count. */
export function lettersOfName(name: string): number[] {
  const letters = splitTone(name.toLowerCase())?.letters ?? "";
  return Array.from(letters, (letter) => alphabet.indexOf(letter));
}
