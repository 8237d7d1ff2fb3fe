import { standsTogether } from "./stands-together.ts";
import type { Syllable } from "./syllable.ts";
import { writeSyllable } from "./write-syllable.ts";

/** A syllable as it is written, in small letters, NFC. Null for parts that Vietnamese writing does not put together. */
export function composeSyllable(syllable: Syllable): string | null {
  return standsTogether(syllable) ? writeSyllable(syllable) : null;
}
