import { putTone } from "./put-tone.ts";
import type { Syllable } from "./syllable.ts";
import { writeInitial } from "./write-initial.ts";
import { writeRime } from "./write-rime.ts";

/** Parts of a syllable as they are written, whether they can stand together or not; NFC. gi and a rime that begins with i share the i. */
export function writeSyllable(syllable: Syllable): string {
  const rime = writeRime(syllable);
  const initial = writeInitial(syllable.initial, rime.text);
  const shared = initial === "gi" && rime.text.startsWith("i") ? 1 : 0;
  return putTone(`${initial}${rime.text.slice(shared)}`, initial.length - shared + rime.marked, syllable.tone);
}
