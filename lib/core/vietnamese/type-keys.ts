import { placeTone, splitLetters } from "./place-tone.ts";
import { splitTone } from "./split-tone.ts";
import type { Tone } from "./tone.ts";

/** The letters that differ by a mark alone. */
const families = ["aăâ", "eê", "oôơ", "uư", "dđ"];

const familyOf = (letter: string) => families.find((family) => family.includes(letter.toLowerCase())) ?? letter;

/** In Telex, and in VNI. */
const toneKeys = new Map<string, Tone>([
  ["s", "sắc"],
  ["f", "huyền"],
  ["r", "hỏi"],
  ["x", "ngã"],
  ["j", "nặng"],
  ["z", "ngang"],
  ["1", "sắc"],
  ["2", "huyền"],
  ["3", "hỏi"],
  ["4", "ngã"],
  ["5", "nặng"],
  ["0", "ngang"],
]);

/** What a syllable may end in behind its vowels, also half typed; any other ending takes no tone. */
const endings: ReadonlySet<string> = new Set(["", "c", "ch", "m", "n", "ng", "nh", "p", "t"]);

const isCapital = (letter: string) => letter !== letter.toLowerCase();
const withCase = (letter: string, model: string) => (isCapital(model) ? letter.toUpperCase() : letter);

interface Typed {
  readonly letters: string;
  readonly tone: Tone;
}

function read(syllable: string): Typed {
  return splitTone(syllable) ?? { letters: syllable, tone: "ngang" };
}

function replaceAt(letters: string, at: number, letter: string): string {
  const before = letters.charAt(at);
  return `${letters.slice(0, at)}${withCase(letter, before)}${letters.slice(at + 1)}`;
}

/** "uơ" stands at the end alone (thuở): before another letter it is ươ. */
function settleHorns(letters: string): string {
  return letters.replace(/(?<!q)(u)(?=ơ\p{L})/iu, (letter) => withCase("ư", letter));
}

const write = ({ letters, tone }: Typed) => placeTone(settleHorns(letters), tone);

/** Whether a syllable can carry a tone as it stands. */
function takesTone(letters: string): boolean {
  const { vowels, rest } = splitLetters(letters);
  return vowels !== "" && endings.has(rest);
}

/** Puts a tone on a syllable; null where it has it already, or can have none. */
function tryTone({ letters, tone }: Typed, next: Tone): string | null {
  return !takesTone(letters) || tone === next ? null : write({ letters, tone: next });
}

/** The place of the last letter of a family among the vowels; -1 for none. */
function lastOf(letters: string, family: string): number {
  const { initial, vowels } = splitLetters(letters);
  const at = Math.max(...Array.from(family, (letter) => vowels.lastIndexOf(letter)));
  return at < 0 ? -1 : initial.length + at;
}

interface Changed {
  readonly letters: string;
  /** Whether the mark was there already, so that it goes and the key is written as it is. */
  readonly isUndone: boolean;
}

/** A letter gets its mark, or loses it where it has that one. */
function turn(letters: string, at: number, marked: string): Changed {
  const present = letters.charAt(at);
  const isUndone = present.toLowerCase() === marked;
  return { letters: replaceAt(letters, at, isUndone ? familyOf(marked).charAt(0) : marked), isUndone };
}

/** The hook of ơ and ư where they stand together: on both. Null where they do not. */
function hookPair(letters: string): Changed | null {
  const { initial, vowels } = splitLetters(letters);
  const pair = /[uư][oôơ]/u.exec(vowels);
  if (pair === null) return null;
  const at = initial.length + pair.index;
  const isOpen = at + 2 === letters.length;
  if (pair[0] === "ươ" || (pair[0] === "uơ" && isOpen)) {
    return { letters: replaceAt(replaceAt(letters, at, "u"), at + 1, "o"), isUndone: true };
  }
  const horned = replaceAt(letters, at + 1, "ơ");
  // What is open may be "thuở"; the next letter settles it. An ư that was typed as one stays.
  return { letters: isOpen ? horned : replaceAt(horned, at, "ư"), isUndone: false };
}

/** The hook of ơ and ư, and in Telex the bow of ă; null where there is no letter for it. */
function hook(letters: string, hasBow: boolean): Changed | null {
  const pair = hookPair(letters);
  if (pair !== null) return pair;
  const { initial, vowels } = splitLetters(letters);
  const u = vowels.search(/[uư]/u);
  const [a, o] = [lastOf(letters, "aăâ"), lastOf(letters, "oôơ")];
  const uAt = initial.length + u;
  // "ua" is ưa, "oa" is oă.
  if (u >= 0 && (a < uAt || letters.length === a + 1)) return turn(letters, uAt, "ư");
  if (a >= 0 && hasBow) return turn(letters, a, "ă");
  return o < 0 ? null : turn(letters, o, "ơ");
}

/** What stands between the letter and its double may be the rest of the syllable, but no other vowel it forms a rime with: "oao", "oeo". */
function isDoubling(letters: string, at: number): boolean {
  return /^[iuy]?(?:[cmnpt]|ng|nh|ch)?$/iu.test(letters.slice(at + 1));
}

const roofs: Readonly<Record<string, string>> = { a: "â", e: "ê", o: "ô" };

/** The roof of â ê ô. */
function roof(letters: string, family: string): Changed | null {
  const at = lastOf(letters, family);
  if (at < 0 || !isDoubling(letters, at)) return null;
  return turn(letters, at, roofs[family.charAt(0)] ?? "");
}

function bar(letters: string): Changed | null {
  return /^[dđ]/iu.test(letters) ? turn(letters, 0, "đ") : null;
}

type Change = (letters: string, key: string) => Changed | null;

/** What the keys of Telex do to the letters before them. */
const telex = new Map<string, Change>([
  ["d", bar],
  ["a", (letters) => roof(letters, "aăâ")],
  ["e", (letters) => roof(letters, "eê")],
  ["o", (letters) => roof(letters, "oôơ")],
  // Alone it is an ư: "tw".
  ["w", (letters, key) => hook(letters, true) ?? { letters: `${letters}${withCase("ư", key)}`, isUndone: false }],
]);

/** The last of a, e and o gets a roof. */
function roofLast(letters: string): Changed | null {
  const at = lastOf(letters, "aăâeêoôơ");
  const roofed = at < 0 ? undefined : roofs[familyOf(letters.charAt(at)).charAt(0)];
  return roofed === undefined ? null : turn(letters, at, roofed);
}

/** And the digits of VNI. */
const vni = new Map<string, Change>([
  ["6", roofLast],
  ["7", (letters) => hook(letters, false)],
  [
    "8",
    (letters) => {
      const at = lastOf(letters, "aăâ");
      return at < 0 ? null : turn(letters, at, "ă");
    },
  ],
  ["9", bar],
]);

/** What a key makes of a syllable whose letters or tone it changes; null for one that is written as it is. */
function compose(typed: Typed, key: string): string | null {
  const small = key.toLowerCase();
  const tone = toneKeys.get(small);
  if (tone !== undefined) return tryTone(typed, tone);
  const change = (telex.get(small) ?? vni.get(small))?.(typed.letters, key) ?? null;
  if (change === null) return null;
  return write({ letters: change.isUndone ? `${change.letters}${key}` : change.letters, tone: typed.tone });
}

/**
 * A syllable after one more key of a keyboard without an input method of its own: Telex and VNI are understood both, as no
 * letter of one is a letter of the other. A tone goes to the letter that school puts it on.
 */
export function typeKey(syllable: string, key: string): string {
  return compose(read(syllable), key) ?? typeLetter(syllable, key);
}

/** A syllable with one more letter behind it; a mark of a tone moves where it belongs then. */
export function typeLetter(syllable: string, letter: string): string {
  const { letters, tone } = read(syllable);
  const last = letters.at(-1);
  const isMark = last !== undefined && letter.normalize("NFD").length + Number(/đ/iu.test(letter)) > 1;
  // As in handwriting a letter may get its mark afterwards: a, then ă.
  if (isMark && familyOf(last) === familyOf(letter)) {
    return placeTone(replaceAt(letters, letters.length - 1, letter.toLowerCase()), tone);
  }
  return placeTone(settleHorns(`${letters}${letter}`), tone);
}

/** A syllable with the mark of a tone, or without it where it has that one; null where no mark can stand. */
export function typeTone(syllable: string, tone: Tone): string | null {
  const typed = read(syllable);
  if (splitLetters(typed.letters).vowels === "") return null;
  return write({ letters: typed.letters, tone: typed.tone === tone ? "ngang" : tone });
}
