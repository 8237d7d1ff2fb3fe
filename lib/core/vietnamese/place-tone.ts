import { putTone } from "./put-tone.ts";
import { splitTone } from "./split-tone.ts";
import type { Tone } from "./tone.ts";

const vowels = "aăâeêioôơuưy";

/** The first sound: the i of "gi" and the u of "qu" belong to it before another vowel. */
const beginning = new RegExp(`^(?:gi(?=[${vowels}])|qu(?=[${vowels}])|[^${vowels}]*)`, "u");
const nucleus = new RegExp(`^[${vowels}]+`, "u");

/** Two vowels at the end of a syllable of which the second carries the mark: hoà, khoẻ, thuỷ. */
const carriedBySecond: ReadonlySet<string> = new Set(["oa", "oe", "uy"]);

/** A syllable without the mark of its tone, taken apart by its letters. */
interface SyllableLetters {
  readonly initial: string;
  readonly vowels: string;
  readonly rest: string;
}

/** Small letters; whatever follows the vowels is the rest, whether Vietnamese knows it or not. */
export function splitLetters(letters: string): SyllableLetters {
  const small = letters.toLowerCase();
  const initial = beginning.exec(small)?.[0] ?? "";
  const found = nucleus.exec(small.slice(initial.length))?.[0] ?? "";
  return { initial, vowels: found, rest: small.slice(initial.length + found.length) };
}

function placeInVowels(found: string, rest: string): number {
  const marked = Math.max(...Array.from("ăâêôơư", (letter) => found.lastIndexOf(letter)));
  if (marked >= 0) return marked;
  if (found.length > 2) return 1;
  return found.length === 2 && (rest !== "" || carriedBySecond.has(found)) ? 1 : 0;
}

/** On which letter the mark of a tone is written in school, counted from 0; -1 where there is no vowel. */
function tonePlace(letters: string): number {
  const { initial, vowels: found, rest } = splitLetters(letters);
  return found === "" ? -1 : initial.length + placeInVowels(found, rest);
}

/** A syllable with the mark of a tone where school puts it, its capitals kept; NFC. */
export function placeTone(letters: string, tone: Tone): string {
  const place = tonePlace(letters);
  return place < 0 ? letters : putTone(letters, place, tone);
}

/** A text with every mark of a tone where school puts it ("hòa" as "hoà"), of the same length in NFC. */
export function placeTones(text: string): string {
  return text.normalize("NFC").replace(/\p{L}+/gu, (syllable) => {
    const split = splitTone(syllable);
    return split === null ? syllable : placeTone(split.letters, split.tone);
  });
}
