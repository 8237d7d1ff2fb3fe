import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { seenWords, wordOfLine } from "#tests/contract/seen-text.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const colours = /^(?:hồng|xanh|trắng|vàng|đỏ|biếc|hồng thắm)$/u;

/** What is asked for, by words of the question; the first that is asked holds. */
const kinds: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [/lượn giữa/u, /^cánh diều$/u],
  [/^Ai giảng/u, /^cô$/u],
  [/^Con gì/u, /^(?:ve|cò|chim|mèo mun|chim sâu)$/u],
  [/^Cái gì/u, /^(?:hàng cau|đôi mắt|cánh diều|gió|tiếng cười|suối|lá|sóng|mồ hôi|luỹ tre|nắng)$/u],
  [/quả gì/u, /^quả thị$/u],
  [/^Hoa gì/u, /^hoa đào$/u],
  [/xách/u, /^nước$/u],
  [/kể chuyện/u, /^bà$/u],
  [/^Ai (?:reo|đứng)/u, /^em$/u],
  [/^Ai/u, /^(?:chúng em|cả nhà|bác|bạn|cô)$/u],
  [/tiếng cười của cháu/u, /^trong veo$/u],
  [/tiếng cười/u, /^giòn tan$/u],
  [/tiếng (?:mưa|ve|gió|trống|bé)/u, /^(?:tí tách|ra rả|rì rào|tùng tùng|bập bẹ)$/u],
  [/tả tiếng suối/u, /^róc rách$/u],
  [/tóc/u, /^bạc$/u],
  [/của đôi mắt/u, /^nhìn$/u],
  [/mắt/u, /^(?:mờ|lim dim)$/u],
  [/cánh diều/u, /^lượn$/u],
  [/của trăng|biển rộng|dáng chim/u, /^(?:tròn xoe|mênh mông|bé nhỏ)$/u],
  [/khen chim|cô giảng/u, /^(?:chăm chỉ|say sưa)$/u],
  [/quý bà|mèo mừng|cháu vui/u, /^(?:ngồi|vẫy đuôi|cười)$/u],
  [/hàng cau rất vui|gặp nhau|tiếng suối/u, /^(?:mừng rỡ|mừng|mê mải)$/u],
  [/tình cảm/u, /^(?:nhớ|thương|mong)$/u],
  [/thấy thế nào/u, /^(?:vui sướng|thích chí|vui)$/u],
  [/rất mệt|lạ lớp|hài lòng|thích bài|bên nhau/u, /^(?:mồ hôi|bỡ ngỡ|khen|chăm chú|đoàn tụ)$/u],
];

/** The line ends whose rimes are written alike. */
function rhymes(lines: readonly (readonly string[])[]): string {
  const ends = lines.map((line) => line.at(-1) ?? "");
  const rime = (word: string) => splitLetters(word.toLowerCase()).rime;
  return ends.filter((end) => ends.filter((other) => rime(other) === rime(end)).length > 1).join(", ");
}

function answer({ prompt }: PublicQuestion, lines: readonly (readonly string[])[]): string | null {
  const [question = ""] = prompt.text.split("?");
  if (/màu/u.test(question)) return wordOfLine(question, lines, colours);
  const words = lines.flat().map((word) => word.toLowerCase());
  const fits = kinds.find(([asked]) => asked.test(question))?.[1];
  return fits === undefined ? null : words.filter((word) => fits.test(word)).join(", ");
}

/** Rhymes are compared letter by letter; else the kind of word that is asked for stands in the poem once. */
export const oracle: Oracle = (seen) => {
  const lines = seenWords(seen);
  if (lines === null) return null;
  if (/cuối dòng/u.test(seen.prompt.text)) return rhymes(lines);
  return answer(seen, lines);
};
