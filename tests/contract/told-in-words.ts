import type { Line } from "#lib/core/line.ts";

const numberWords = new Set(
  "không một hai ba bốn năm sáu bảy tám chín mười mươi mốt tư lăm linh trăm nghìn triệu phẩy phần".split(" "),
);

/** What leads from a sentence to a result: "được bảy.", "đáp số: bảy." */
const leads = new Set(["là", "bằng", "được", "còn", "số", "quả", "cả", "có", ":"]);
const marks = new Set([".", ",", ";", "!"]);

/** The words and marks of a text, each between two spaces. */
function apart(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/-/gu, " ")
    .replace(/[^\p{L}\p{N}\s]/gu, " $& ")
    .replace(/\s+/gu, " ")
    .trim()} `;
}

/** The word before and the word behind each place where words stand in a text. */
function neighboursOf(text: string, words: string): { readonly before: string; readonly behind: string }[] {
  const found: { before: string; behind: string }[] = [];
  for (let at = text.indexOf(` ${words} `); at >= 0; at = text.indexOf(` ${words} `, at + 1)) {
    const end = at + words.length + 2;
    found.push({
      before: text.slice(text.lastIndexOf(" ", at - 1) + 1, at),
      behind: text.slice(end, text.indexOf(" ", end)),
    });
  }
  return found;
}

/** Whether words stand in a text as a number of their own: "hai mươi" is not in "một trăm hai mươi tư". */
function stands(text: string, words: string): boolean {
  return neighboursOf(text, words).some(({ before, behind }) => !numberWords.has(before) && !numberWords.has(behind));
}

/** A small number is a word of every second sentence ("một số", "hai bên"); a result ends what is said of it. */
function isResult(text: string, word: string): boolean {
  return neighboursOf(text, word).some(({ before, behind }) => leads.has(before) && marks.has(behind));
}

/** Whether a text is worth a closer look; most are not, and to take each of them apart takes long. */
function hasAll(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

/** Whether a line names an answer in words, written or spoken: "hai mươi tư ki-lô-gam" for 24 kg. */
export function toldInWords({ text, spoken }: Line, answer: Line): boolean {
  const parts = answer.spoken.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = (text === spoken ? [spoken] : [text, spoken]).filter((each) => hasAll(each, parts));
  if (said.length === 0) return false;
  const words = apart(answer.spoken).trim();
  const tells = words.includes(" ") ? stands : isResult;
  return said.some((each) => tells(apart(each), words));
}

/** Whether a text that is read with the question says an answer in words. */
export function isHeardIn(spoken: string, answer: Line): boolean {
  return stands(apart(spoken), apart(answer.spoken).trim());
}
