import { numberInWords } from "./number-in-words.ts";

const signWords = new Map([
  ["=?", " bằng mấy?"],
  ["+", " cộng "],
  ["−", " trừ "],
  ["×", " nhân "],
  [":", " chia "],
  ["=", " bằng "],
  ["<", " bé hơn "],
  [">", " lớn hơn "],
  ["…", " chỗ trống "],
  ["□", " chỗ trống "],
  ["[", ""],
  ["]", ""],
]);

const wholeNumbers = /\d+(?:\u00a0\d{3})*/gu;

/** A colon divides only with a space on both sides; otherwise it is punctuation. */
const signs = /\s*=\s*\?|\s*[+−×=<>]\s*|\s:\s|[…□[\]]/gu;

/**
 * What a teacher says when reading a line aloud: whole numbers (also grouped by no-break spaces) in
 * words, + − × : = < > as "cộng", "trừ" and so on, "= ?" as "bằng mấy?", a gap … or □ as "chỗ trống"
 * (curriculum, rule 8). Decimal numbers and units written with signs need a reading of their own.
 */
export function toSpoken(text: string): string {
  return text
    .replace(wholeNumbers, (digits) => numberInWords(Number(digits.replaceAll("\u00a0", ""))))
    .replace(signs, (sign) => signWords.get(sign.replace(/\s/gu, "")) ?? sign)
    .replace(/\s+/gu, " ")
    .replace(/ (?=[.,!?])/gu, "")
    .trim();
}
