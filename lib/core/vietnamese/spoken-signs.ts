const words = new Map([
  ["+", " cộng "],
  ["−", " trừ "],
  ["×", " nhân "],
  [":", " chia "],
  ["=", " bằng "],
  ["<", " bé hơn "],
  [">", " lớn hơn "],
  ["%", " phần trăm "],
  ["…", " chỗ trống "],
  ["□", " chỗ trống "],
]);

/** A colon divides only with a space on both sides; otherwise it is punctuation. */
const signs = /(?:(?<!\s)\s+|)[+−×=<>%]\s*|\s:\s|[…□]/gu;

/** "mấy" is asked of what can be counted on ten fingers. */
const large = /\d[\d\u2044,\u00a0]*\d/u;

/** Brackets that hold a part of a sum together; a whole sum in brackets is a remark. */
const together = /\(([^()=<>]*[+−×:][^()=<>]*)\)/gu;

/** A remark, with the mark that follows it. */
const remark = /\s?\(([^()]*)\)([.,;:!?]?)/gu;

/** A number that a place goes by: "chỗ (1)". */
const number = /(?<=(?:câu|chỗ|hình|ô|số|trí|ý) )\((\d+)\)(?!\s\p{Lu})/giu;

/** A whole word with dots behind it trails off; where only a part of one stands, its rest is a gap: "muông thú…", "b… chì". */
const trailing = /(?<!\p{L})(\p{L}+)…(?![\p{L}\p{N}])/gu;

function sayTrailing(found: string, word: string): string {
  const isWhole = /[aeiouy]/iu.test(word.normalize("NFD")) && !/^(?:qu|gi)$/iu.test(word);
  return isWhole ? `${word},` : found;
}

const minusDegrees = /(?<=^|[\s(])−(?=\d+(?:,\d+)?[\s\u00a0]?(?:°|độ))/gu;

/** What is asked by "= ?", and the pauses for dashes and dots; before anything else is read. */
export function spokenPauses(text: string): string {
  return text
    .replace(/(?:(?<!\s)\s+|)=\s*\?/gu, large.test(text) ? " bằng bao nhiêu?" : " bằng mấy?")
    .replace(trailing, sayTrailing)
    .replace(minusDegrees, "âm ")
    .replace(/(?:^|(?<=[.,:;?!”] ))[–-] /gu, "")
    .replace(/\s(?:–|\/{1,2})\s/gu, ", ")
    .replace(/^\?(?=\s|$)|(?<=[(+−×]\s?)\?/gu, "bao nhiêu");
}

/** A bracket of a sum that stands alone between boxes. */
const alone = new Map([
  ["(", "mở ngoặc"],
  [")", "đóng ngoặc"],
]);

/** Signs in words: + − × : = < > %, gaps, brackets around a part of a sum; all other brackets are pauses. */
export function spokenSigns(text: string): string {
  const bracket = alone.get(text);
  if (bracket !== undefined) return bracket;
  return text
    .replace(/tỉ lệ 1 : /gu, "tỉ lệ 1 trên ")
    .replace(together, " mở ngoặc $1 đóng ngoặc ")
    .replace(number, "$1")
    .replace(remark, (_, inside: string, mark: string) => `, ${inside}${mark === "" ? ", " : mark}`)
    .replace(/[[\]()]/gu, "")
    .replace(signs, (sign) => words.get(sign.trim()) ?? sign);
}
