import { closings } from "./closings.ts";
import { putTone } from "./put-tone.ts";
import type { Syllable, Vowel } from "./syllable.ts";
import { writeInitial } from "./write-initial.ts";
import { writeRime } from "./write-rime.ts";

/** The vowels before which the lips can be rounded. */
const roundable: readonly Vowel[] = ["a", "ă", "â", "e", "ê", "ơ", "i", "iê"];
/** c with rounded lips is qu; qu and gi have their rounding, or none, already. */
const unroundable: readonly string[] = ["c", "qu", "gi"];
/** Behind these an i is written y by custom: "y tế", and outside the textbooks "kỹ", "lý". */
const customary: readonly string[] = ["", "h", "c", "l", "m", "s", "t", "v"];
/** A syllable that is closed sharply has one of two tones. */
const sharp: readonly string[] = ["c", "ch", "p", "t"];
const sharpTones: readonly string[] = ["sắc", "nặng"];

/** Whether Vietnamese writing puts these parts together: it says nothing of whether the syllable means anything. */
function standsTogether({ initial, hasGlide, vowel, final, tone }: Syllable): boolean {
  const finals: readonly string[] = closings[vowel];
  if (!finals.includes(final)) return false;
  if (sharp.includes(final) && !sharpTones.includes(tone)) return false;
  if (hasGlide && (unroundable.includes(initial) || !roundable.includes(vowel))) return false;
  if (vowel === "y") return customary.includes(initial);
  if (initial !== "gi") return true;
  // What is written gia is gi + a, what is written giê gi + iê, and giu gi + u: "già", "giếng", "giúp".
  return vowel !== "ê" && !(vowel === "iê" && final === "") && !(vowel === "i" && final === "u");
}

/** Parts of a syllable as they are written, whether they can stand together or not; NFC. gi and a rime that begins with i share the i. */
function writeSyllable(syllable: Syllable): string {
  const rime = writeRime(syllable);
  const initial = writeInitial(syllable.initial, rime.text);
  const shared = initial === "gi" && rime.text.startsWith("i") ? 1 : 0;
  return putTone(`${initial}${rime.text.slice(shared)}`, initial.length - shared + rime.marked, syllable.tone);
}

/** A syllable as it is written, in small letters, NFC. Null for parts that Vietnamese writing does not put together. */
export function composeSyllable(syllable: Syllable): string | null {
  return standsTogether(syllable) ? writeSyllable(syllable) : null;
}
