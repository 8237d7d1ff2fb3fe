import type { Result } from "./result.ts";
import { rudeWords } from "./rude-words.ts";

type Refusal = "too-short" | "too-long" | "letters" | "email" | "phone" | "rude";

const shortest = 2;
const longest = 20;

const namePattern = /^[a-zà-öø-ÿ\u0100-\u017f\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff0-9 ]+$/iu;
const phoneSeparators = /[\s.+()-]/gu;

const letterForDigit = new Map([
  ["0", "o"],
  ["1", "i"],
  ["3", "e"],
  ["4", "a"],
]);

/** A listed word with each letter allowed to be drawn out: "fuuuck". A doubled letter must stay doubled. */
function drawnOut(word: string): string {
  return [...word].map((letter) => (letter === " " ? " " : `${letter}+`)).join("");
}

const insidePattern = new RegExp(rudeWords.inside.map(drawnOut).join("|"), "u");
const wholePattern = new RegExp(`(?:^| )(?:${rudeWords.whole.map(drawnOut).join("|")})(?: |$)`, "u");
const withDigitsPattern = new RegExp(`^(?:${rudeWords.withDigits.map(drawnOut).join("|")})$`, "u");

function undisguise(word: string): string {
  return word.replace(/[0134]/gu, (digit) => letterForDigit.get(digit) ?? digit);
}

/** "l ồ n" as "lồn": single letters in a row are read as one word too. */
function joinSingles(name: string): string {
  return name.replace(/(?<=^| )\S(?: \S)+(?= |$)/gu, (letters) => letters.replaceAll(" ", ""));
}

function isRude(name: string): boolean {
  const words = joinSingles(name.toLowerCase()).split(" ");
  const isMixed = (word: string) => /\p{L}/u.test(word) && /\d/u.test(word);
  const plain = words.map((word) => (isMixed(word) ? undisguise(word) : word));
  const readings = [name.toLowerCase(), words.join(" "), plain.join(" ")];
  return (
    insidePattern.test(plain.join("")) ||
    readings.some((reading) => wholePattern.test(reading)) ||
    words.some((word) => isMixed(word) && withDigitsPattern.test(undisguise(word)))
  );
}

/**
 * Checks a name a pupil would like to have (product page, "Pupils"): 2 to 20 letters (Latin, with
 * Vietnamese marks), digits and single spaces; no email address, no seven digits (a phone number), no
 * rude word. Gives the name as it is kept: NFC, trimmed, runs of white space as one space. Lengths
 * count code points of that form.
 */
export function checkUsername(raw: string): Result<string, Refusal> {
  const name = raw.normalize("NFC").replace(/\s+/gu, " ").trim();
  const { length } = [...name];
  const refusals: readonly (readonly [boolean, Refusal])[] = [
    [name === "", "too-short"],
    [/\S@\S/u.test(name), "email"],
    [/\d{7}/u.test(name.replace(phoneSeparators, "")), "phone"],
    [!namePattern.test(name), "letters"],
    [length < shortest, "too-short"],
    [length > longest, "too-long"],
    [isRude(name), "rude"],
  ];
  const refusal = refusals.find(([isRefused]) => isRefused);
  return refusal === undefined ? { ok: true, value: name } : { ok: false, reason: refusal[1] };
}
