import { alphabetName } from "./alphabet-name.ts";
import { splitFractions, type TextPiece } from "./split-fractions.ts";
import { spokenLetters } from "./spoken-letters.ts";
import { spokenNumbers } from "./spoken-numbers.ts";
import { spokenOrder } from "./spoken-order.ts";
import { spokenPauses, spokenSigns } from "./spoken-signs.ts";
import { spokenUnits } from "./spoken-units.ts";

const abbreviations: readonly (readonly [written: RegExp, said: string])[] = [
  [/(?<!\p{L})v\.\s?v(?:\.|…)*(?=\s*$)/gu, "vân vân."],
  [/(?<!\p{L})v\.\s?v\b(?:\.|…)*/gu, "vân vân"],
  [/(?<!\p{L})VD(?=:)/gu, "Ví dụ"],
  [/(?<!\p{L})TP\.?(?=\s)/giu, "thành phố"],
  [/(?<!\p{L})SGK(?!\p{L})/gu, "sách giáo khoa"],
];

const shortBottoms = new Map([
  ["4", "tư"],
  ["100", "trăm"],
  ["1000", "nghìn"],
  ["1\u00a0000", "nghìn"],
  ["1\u00a0000\u00a0000", "triệu"],
]);

/** "ba phần tư"; a fraction with a sum in it is read with "trên", so that its two halves are heard. */
function sayPiece(piece: TextPiece): string {
  if (typeof piece === "string") return piece.replace(/(?<=\d)\u202f$/u, " và ");
  const { top, bottom } = piece;
  const isPlain = [top, bottom].every((part) => /^(?:[\d\u00a0]+|[a-z…□?])$/u.test(part));
  if (!isPlain) return `${top} trên ${bottom}`;
  return `${alphabetName(top)} phần ${shortBottoms.get(bottom) ?? alphabetName(bottom)}`;
}

function sayFractions(text: string): string {
  return splitFractions(text).map(sayPiece).join("");
}

/** Nothing is said between two pauses, and no pause comes before a mark or at the end. */
function settle(said: string): string {
  return said
    .replace(/\s+/gu, " ")
    .replace(/ (?=[.,!?;:”])|(?<=“) /gu, "")
    .replace(/,{2,}/gu, ",")
    .replace(/,(?=[.!?;:”])|(?<=[“:;.?!]),|[,\s]+$|^[,\s]+/gu, "")
    .trim();
}

/**
 * What a teacher says when reading a line aloud, in words alone: numbers (also grouped, also decimal), fractions as
 * "ba phần tư", units in full ("5 cm²", "30%", "18 °C"), + − × : = < > as "cộng", "trừ" and so on, "= ?" as "bằng mấy?"
 * and with larger numbers as "bằng bao nhiêu?", a gap … or □ as "chỗ trống", brackets inside a sum as "mở ngoặc" and
 * "đóng ngoặc"; times and days ("7:30", "20/11"), places ("thứ 4", "tháng 4", "thế kỉ XX"), letters as they are called,
 * short forms in full (curriculum, rule 8). Other brackets and dashes are pauses. Whatever gives away what is asked when
 * it is read so ("XIV", a letter of the alphabet) has a reading of its own where it is asked.
 */
export function toSpoken(text: string): string {
  const full = abbreviations.reduce((line, [written, said]) => line.replace(written, said), text);
  const told = spokenUnits(spokenOrder(spokenPauses(full)));
  return settle(spokenNumbers(spokenSigns(spokenLetters(sayFractions(told)))));
}
