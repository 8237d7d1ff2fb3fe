import { foldMarks } from "./fold-marks.ts";

/** "0" for "o" and so on; "1" stands for two letters, which are tried one after the other. */
const letterForDigit = new Map([
  ["0", "o"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["6", "g"],
  ["7", "t"],
  ["8", "b"],
  ["9", "g"],
]);

/** Letters of other alphabets on Latin ground that no mark can be taken from. */
const lookAlikes = new Map([
  ["ł", "l"],
  ["ø", "o"],
  ["ı", "i"],
  ["ŧ", "t"],
  ["ħ", "h"],
  ["ð", "đ"],
]);

const vowels = new Set("aeiouy");
const digits = new Set("0123456789");
const vietnameseMarks = new Set("\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323");
/** Digits that stand for a vowel make a word of what has no other. */
const readAsVowels = new Set("0134");

/** In a shorter word a digit is a number, and one letter is as good as another: "1B", "Vi". */
const fewestDisguised = 3;

type Words = readonly string[];

/** "ṇ", "ş", "ł" as "n", "s", "l": a mark Vietnamese does not have hides nothing. Vietnamese letters stay. */
function plainLetters(name: string): string {
  return Array.from(name.toLowerCase().normalize("NFC"), (sign) => {
    const plain = lookAlikes.get(sign) ?? sign;
    const [letter = "", ...marks] = plain.normalize("NFKD");
    const isVietnamese = vowels.has(letter) && marks.every((mark) => vietnameseMarks.has(mark));
    return isVietnamese || marks.length === 0 ? plain.normalize("NFKC") : letter;
  }).join("");
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

function undisguise(written: string, one: "i" | "l"): string {
  const word = withoutNumber(written);
  if (!isDisguised(word)) return word;
  return Array.from(word, (sign) => (sign === "1" ? one : (letterForDigit.get(sign) ?? sign))).join("");
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

/** As in private.username_skeleton: a capital "I" looks like a small "l", "rn" like "m" ("Iồn", "bltch", "adrnin"). */
function swapLookAlikes(reading: string): readonly string[] {
  const swap = (letter: string, other: string) =>
    reading
      .split(" ")
      .map((word) => (word.length < fewestDisguised ? word : word.replaceAll(letter, other)))
      .join(" ");
  return [reading.replaceAll("vv", "w"), reading.replaceAll("rn", "m"), swap("i", "l"), swap("l", "i")];
}

/** All that a name may have been meant to be read as: in small letters, words parted by single spaces. */
export function readingsOf(name: string): readonly string[] {
  const words = plainLetters(name).split(" ");
  const spacings = [words, joinSingles(words), joinPieces(words, "before"), joinPieces(words, "after")];
  const readings = spacings.flatMap((spaced) => [
    spaced.join(" "),
    ...(["i", "l"] as const).map((one) => spaced.map((word) => undisguise(word, one)).join(" ")),
  ]);
  return [...new Set(readings.flatMap((reading) => [reading, untease(reading), ...swapLookAlikes(reading)]))];
}

/** The words that hold digits in the place of letters, with letters in their place. */
export function undisguisedWords(name: string): readonly string[] {
  const words = joinSingles(plainLetters(name).split(" ")).map(withoutNumber).filter(isDisguised);
  return words.flatMap((word) => [undisguise(word, "i"), undisguise(word, "l")]);
}
