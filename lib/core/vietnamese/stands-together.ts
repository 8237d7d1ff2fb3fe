import { closings } from "./closings.ts";
import type { Syllable, Vowel } from "./syllable.ts";

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
export function standsTogether({ initial, hasGlide, vowel, final, tone }: Syllable): boolean {
  const finals: readonly string[] = closings[vowel];
  if (!finals.includes(final)) return false;
  if (sharp.includes(final) && !sharpTones.includes(tone)) return false;
  if (hasGlide && (unroundable.includes(initial) || !roundable.includes(vowel))) return false;
  if (vowel === "y") return customary.includes(initial);
  if (initial !== "gi") return true;
  // What is written gia is gi + a, what is written giê gi + iê, and giu gi + u: "già", "giếng", "giúp".
  return vowel !== "ê" && !(vowel === "iê" && final === "") && !(vowel === "i" && final === "u");
}
