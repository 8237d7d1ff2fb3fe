import { numberInWords } from "./number-in-words.ts";
import { splitFractions, type TextPiece } from "./split-fractions.ts";
import { spokenUnits } from "./spoken-units.ts";

const signWords = new Map([
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

const decimalNumbers = /\d+(?:\u00a0\d{3})*,\d+/gu;
const wholeNumbers = /\d+(?:\u00a0\d{3})*/gu;

/** A colon divides only with a space on both sides; otherwise it is punctuation. */
const signs = /\s*=\s*\?|\s*[+−×=<>]\s*|\s:\s|[…□[\]]/gu;

/** "mấy" is asked of what can be counted on ten fingers. */
const largeNumber = /\d[\d\u2044,\u00a0]*\d/u;

/** Brackets around a sum are read; brackets around a unit or a remark are not. */
const sumBrackets = /\(([^()]*[+−×:][^()]*)\)/gu;

function sayWhole(digits: string): string {
  return numberInWords(Number(digits.replaceAll("\u00a0", "")));
}

/** The part after the comma: "75" bảy mươi lăm, "07" không bảy, "075" không trăm bảy mươi lăm; longer ones digit by digit. */
function sayPlaces(places: string): string {
  const digits = Array.from(places, (digit) => numberInWords(Number(digit)));
  if (places.length > 3 || Number(places) === 0) return digits.join(" ");
  if (!places.startsWith("0") || places.length === 1) return numberInWords(Number(places));
  if (places.length === 2) return digits.join(" ");
  const rest = Number(places);
  return `không trăm ${rest < 10 ? "linh " : ""}${numberInWords(rest)}`;
}

function sayDecimal(written: string): string {
  const [whole = "", places = ""] = written.split(",");
  return `${sayWhole(whole)} phẩy ${sayPlaces(places)}`;
}

const shortBottoms = new Map([
  ["4", "tư"],
  ["100", "trăm"],
  ["1000", "nghìn"],
  ["1\u00a0000", "nghìn"],
]);

/** "ba phần tư"; a fraction with a sum in it is read with "trên", so that its two halves are heard. */
function sayPiece(piece: TextPiece): string {
  if (typeof piece === "string") return piece.replace(/(?<=\d)\u202f$/u, " và ");
  const { top, bottom } = piece;
  const isPlain = [top, bottom].every((part) => /^[\d\u00a0…□]+$/u.test(part));
  if (!isPlain) return `${top} trên ${bottom}`;
  return `${top} phần ${shortBottoms.get(bottom) ?? bottom}`;
}

/**
 * What a teacher says when reading a line aloud: numbers (also grouped by no-break spaces, also decimal) in words,
 * fractions as "ba phần tư", units in full ("5 cm²", "30 %", "18 °C"), + − × : = < > as "cộng", "trừ" and so on,
 * "= ?" as "bằng mấy?", with larger numbers "bằng bao nhiêu?", a gap … or □ as "chỗ trống", brackets around a sum as "mở ngoặc", "đóng ngoặc"
 * (curriculum, rule 8). Roman numerals and what is read in another way have a reading of their own.
 */
export function toSpoken(text: string): string {
  const asked = largeNumber.test(text) ? " bằng bao nhiêu?" : " bằng mấy?";
  const say = (sign: string) => (sign.endsWith("?") ? asked : (signWords.get(sign) ?? sign));
  return splitFractions(spokenUnits(text))
    .map(sayPiece)
    .join("")
    .replace(/tỉ lệ 1 : /gu, "tỉ lệ 1 trên ")
    .replace(sumBrackets, " mở ngoặc $1 đóng ngoặc ")
    .replace(/\(([^()]*)\)/gu, ", $1,")
    .replace(/(?<=\d)(?=[A-Z](?!\p{L}))/gu, " ")
    .replace(decimalNumbers, sayDecimal)
    .replace(wholeNumbers, sayWhole)
    .replace(signs, (sign) => say(sign.replace(/\s/gu, "")))
    .replace(/\s+/gu, " ")
    .replace(/ (?=[.,!?])/gu, "")
    .replace(/,(?=[.,!?])|,$/gu, "")
    .trim();
}
