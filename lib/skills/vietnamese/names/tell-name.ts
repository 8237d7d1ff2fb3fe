import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { capitalsOf } from "./capitals-of.ts";

function syllablesOf(name: string): string[] {
  return name.match(/\p{L}+/gu) ?? [];
}

/** More of them would be too much to read. */
const mostNamed = 3;

function listQuoted(syllables: readonly string[]): string {
  const named = syllables.slice(0, mostNamed).map((syllable) => `“${syllable}”`);
  const [lead, quoted] = [named.length === 1 ? "Tiếng" : "Các tiếng", named.join(", ")];
  return syllables.length > mostNamed ? `${lead} ${quoted} và những tiếng khác` : `${lead} ${quoted}`;
}

/** What is wrong between two syllables: a hyphen too much, or one that is missing; null for neither. */
function tellHyphen(right: string, wrong: string): string | null {
  const signs = (name: string) => name.match(/[- ]/gu) ?? [];
  const [wanted, found] = [signs(right), signs(wrong)];
  const place = wanted.findIndex((sign, at) => sign !== found[at]);
  if (place < 0) return null;
  const [one, other] = syllablesOf(wrong).slice(place, place + 2);
  return wanted[place] === "-"
    ? `Giữa “${one}” và “${other}” còn thiếu dấu gạch nối.`
    : `Giữa “${one}” và “${other}” không có dấu gạch nối.`;
}

/** Of a short name, several syllables are not told one by one: that would spell the answer. */
function tellLost(wrong: string, lost: readonly string[]): string {
  return lost.length === 1 || syllablesOf(wrong).length > 5
    ? `${listQuoted(lost)} chưa viết hoa.`
    : `Tên riêng này còn ${numberInWords(lost.length)} tiếng chưa viết hoa.`;
}

/** Said to a name written wrongly: its hyphens first, then the capitals it lacks, then those it has too many. */
export function tellName(right: string, wrong: string): string {
  const [wanted, found] = [capitalsOf(right), capitalsOf(wrong)];
  const syllables = syllablesOf(wrong);
  const lost = syllables.filter((_, at) => wanted[at] === true && found[at] === false);
  const extra = syllables.filter((_, at) => wanted[at] === false && found[at] === true);
  return [
    tellHyphen(right, wrong) ?? "",
    lost.length > 0 ? tellLost(wrong, lost) : "",
    extra.length > 0 ? `${listQuoted(extra)} không mở đầu bộ phận nào của tên nên không viết hoa.` : "",
  ]
    .filter((told) => told !== "")
    .join(" ");
}

/** Said to a name written rightly where a wrong one is looked for. */
export function tellRightName(name: string): string {
  return `“${name}” viết đúng rồi. Đề hỏi tên viết sai, con tìm tiếp nhé!`;
}
