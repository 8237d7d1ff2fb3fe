import { foldMarks } from "./fold-marks.ts";
import { rudeWords } from "./rude-words.ts";

/** "0" for "o" and so on; "1" stands for two letters, which are tried one after the other. */
const letterForDigit = new Map([
  ["0", "o"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["7", "t"],
  ["8", "b"],
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

const vietnameseMarks = /^[\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323]*$/u;

/** "ṇ", "ş", "ł" as "n", "s", "l": a mark Vietnamese does not have hides nothing. Vietnamese letters stay. */
function plainLetters(name: string): string {
  return Array.from(name.toLowerCase().normalize("NFC"), (sign) => {
    const plain = lookAlikes.get(sign) ?? sign;
    const [letter = "", ...marks] = plain.normalize("NFKD");
    const isVietnamese = /[aeiouy]/u.test(letter) && vietnameseMarks.test(marks.join(""));
    return isVietnamese || marks.length === 0 ? plain.normalize("NFKC") : letter;
  }).join("");
}

/** A vowel may be drawn out with or without its marks ("lồôon"), any other letter as it is ("fuuuck"). */
function drawnOutLetter(letter: string): string {
  const [base = letter, ...marks] = letter.normalize("NFD");
  if (marks.length === 0) return `${letter}+`;
  const withoutTone = `${base}${marks.filter((mark) => /[\u0302\u0306\u031b]/u.test(mark)).join("")}`.normalize("NFC");
  return `[${base}${withoutTone}]*${letter}+[${base}${withoutTone}${letter}]*`;
}

/** A listed word with each letter allowed to be drawn out. A doubled letter must stay doubled. */
function drawnOut(word: string): string {
  return Array.from(word, (letter) => (letter === " " ? " " : drawnOutLetter(letter))).join("");
}

function oneOf(words: readonly string[]): string {
  return `(?:${words.map(drawnOut).join("|")})`;
}

const inside = new RegExp(oneOf(rudeWords.inside), "u");
const insideWord = new RegExp(oneOf(rudeWords.insideWord), "u");
const whole = new RegExp(`(?:^| )${oneOf(rudeWords.whole)}(?: |$)`, "u");
const anyMarks = new RegExp(`(?:^| )${oneOf(rudeWords.anyMarks)}(?: |$)`, "u");
const withDigits = new RegExp(`^${oneOf(rudeWords.withDigits)}$`, "u");

/** Letters and digits mixed, and not more digits than letters: "l0n", but not "D17" or "An 4". */
function isDisguised(word: string): boolean {
  const digits = word.replace(/\D/gu, "").length;
  return digits > 0 && digits * 2 <= word.length;
}

function undisguise(word: string, one: "i" | "l"): string {
  return word.replace(/\d/gu, (digit) => (digit === "1" ? one : (letterForDigit.get(digit) ?? digit)));
}

/** "l ồ n" as "lồn": single letters in a row are read as one word too. */
function joinSingles(name: string): string {
  return name.replace(/(?<=^| )\S(?: \S)+(?= |$)/gu, (letters) => letters.replaceAll(" ", ""));
}

/** "lồ n", "fu ck", "c ặc": what has no vowel is no word and is read with its neighbour. */
function joinPieces(name: string): string[] {
  const piece = "[^aeiouyàáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ0134 ]+";
  return [
    name.replace(new RegExp(` (?=${piece}(?: |$))`, "gu"), ""),
    name.replace(new RegExp(`(?<=(?:^| )${piece}) `, "gu"), ""),
  ];
}

/** As children write to each other: "j" for "i", "k" for "c". */
function untease(reading: string): string {
  return reading.replaceAll("j", "i").replace(/k(?!h)/gu, "c");
}

function readingsOf(name: string): string[] {
  const joined = joinSingles(name);
  const spacings = new Set([name, joined, ...joinPieces(name)]);
  const plain = [...spacings].flatMap((spaced) => [
    spaced,
    ...(["i", "l"] as const).map((one) =>
      spaced.replace(/\S+/gu, (word) => (isDisguised(word) ? undisguise(word, one) : word)),
    ),
  ]);
  return [...new Set(plain.flatMap((reading) => [reading, untease(reading)]))];
}

function isRudeReading(reading: string): boolean {
  const bare = foldMarks(reading);
  return (
    inside.test(reading.replaceAll(" ", "")) ||
    inside.test(bare.replaceAll(" ", "")) ||
    insideWord.test(bare) ||
    whole.test(reading) ||
    anyMarks.test(bare)
  );
}

/**
 * Whether a name holds a rude word, also with its letters drawn out, parted by spaces, replaced by digits or look-alikes,
 * and, where no innocent word is left to mean, without its marks. `name` is NFC with single spaces.
 */
export function isRudeName(name: string): boolean {
  const plain = plainLetters(name);
  const words = joinSingles(plain).split(" ");
  return (
    readingsOf(plain).some(isRudeReading) ||
    words.some(
      (word) => isDisguised(word) && (["i", "l"] as const).some((one) => withDigits.test(undisguise(word, one))),
    )
  );
}
