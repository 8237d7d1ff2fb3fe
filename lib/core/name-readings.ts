import { foldMarks } from "./fold-marks.ts";
import { joinLookAlikes, lookAlikes, otherReadings } from "./look-alikes.ts";

/** Digits that are read for a letter by their shape or sound; of "0" and "1" the table of look-alikes says it. */
const letterForDigit = new Map([
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["6", "g"],
  ["7", "t"],
  ["8", "b"],
  ["9", "g"],
]);

const vowels = new Set("aeiouy");
const digits = new Set("0123456789");
/** Digits that stand for a vowel make a word of what has no other. */
const readAsVowels = new Set("0134");

/** In a shorter word a digit is a number, and one letter is as good as another: "1B", "Vi". */
const fewestDisguised = 3;

type Words = readonly string[];

/** Whether a letter is neither Latin without marks nor Vietnamese: all that look like others but "i" and the digits. */
function isForeign(letter: string): boolean {
  return lookAlikes.has(letter) && !/^[a-z0-9]$/u.test(letter);
}

/**
 * A name in Vietnamese letters. Where it has others there are several ways to read it: each as what it looks like ("ï" as
 * "ĩ", "þ" as "p"), or without its mark, which hides nothing, or as what it is read for besides ("æ" as "e" or "a").
 */
function plainWritings(name: string): readonly string[] {
  const letters = Array.from(name.normalize("NFC").replaceAll("İ", "i").toLowerCase());
  if (!letters.some(isForeign)) return [letters.join("")];
  const write = (read: (letter: string, looks: string) => string | undefined) =>
    letters.map((letter) => (isForeign(letter) ? read(letter, lookAlikes.get(letter) ?? letter) : letter)).join("");
  const spoken = (way: number) =>
    write((letter, looks) => {
      const others = otherReadings.get(letter);
      return others?.[way] ?? others?.[0] ?? foldMarks(looks);
    });
  return [write((_, looks) => looks), write((_, looks) => foldMarks(looks)), spoken(0), spoken(1)];
}

/** Letters and digits mixed, and not more digits than letters: "l0n", but not "D17" or "An 4". */
function isDisguised(word: string): boolean {
  const count = Array.from(word).filter((sign) => digits.has(sign)).length;
  const isLong = word.length >= fewestDisguised || word.includes("0");
  return isLong && count > 0 && count * 2 <= word.length;
}

/** "Vi1", "Cún7", "Di77": a number that is written close to a name. A single digit may be a letter: "cu7". */
function withoutNumber(word: string): string {
  let end = word.length;
  while (digits.has(word.charAt(end - 1))) end -= 1;
  const stem = word.slice(0, end);
  const isNumber = word.length - end >= 2 || word.endsWith("1") || foldMarks(stem) !== stem;
  return isNumber && stem !== "" ? stem : word;
}

function undisguise(written: string): string {
  const word = withoutNumber(written);
  if (!isDisguised(word)) return word;
  return Array.from(word, (sign) =>
    digits.has(sign) ? (lookAlikes.get(sign) ?? letterForDigit.get(sign) ?? sign) : sign,
  ).join("");
}

/** "l ồ n" as "lồn": single letters in a row are read as one word too. */
function joinSingles(words: Words): Words {
  const joined: string[] = [];
  for (const [index, word] of words.entries()) {
    const isSingle = word.length === 1 && words[index - 1]?.length === 1;
    if (isSingle) joined.push(`${joined.pop() ?? ""}${word}`);
    else joined.push(word);
  }
  return joined;
}

/** A number is no piece of a word either. */
function standsAlone(word: string): boolean {
  const signs = Array.from(word);
  return (
    signs.every((sign) => digits.has(sign)) ||
    signs.some((sign) => readAsVowels.has(sign) || vowels.has(foldMarks(sign).charAt(0)))
  );
}

/** "lồ n", "fu ck", "c ặc": what has no vowel is no word and is read with its neighbour. */
function joinPieces(words: Words, neighbour: "before" | "after"): Words {
  const joined: string[] = [];
  for (const [index, word] of words.entries()) {
    const piece = neighbour === "before" ? word : words[index - 1];
    if (index > 0 && piece !== undefined && !standsAlone(piece)) joined.push(`${joined.pop() ?? ""}${word}`);
    else joined.push(word);
  }
  return joined;
}

/** As children write to each other: "j" for "i", "k" for "c". */
function untease(reading: string): string {
  return reading.replaceAll("j", "i").replaceAll("kh", "\0").replaceAll("k", "c").replaceAll("\0", "kh");
}

/** All that a name may have been meant to be read as: in small letters, words parted by single spaces. */
export function readingsOf(name: string): readonly string[] {
  const readings = plainWritings(name).flatMap((writing) => {
    const words = writing.split(" ");
    const spacings = [words, joinSingles(words), joinPieces(words, "before"), joinPieces(words, "after")];
    return spacings.flatMap((spaced) => [spaced.join(" "), spaced.map(undisguise).join(" ")]);
  });
  return [...new Set(readings.flatMap((reading) => [reading, untease(reading), joinLookAlikes(reading)]))];
}

/** The words that hold digits in the place of letters, with letters in their place. */
export function undisguisedWords(name: string): readonly string[] {
  return plainWritings(name).flatMap((writing) =>
    joinSingles(writing.split(" ")).map(withoutNumber).filter(isDisguised).map(undisguise),
  );
}
