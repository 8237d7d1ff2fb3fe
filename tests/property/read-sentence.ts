import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { SentenceFigure } from "#lib/questions/figures/sentence.ts";
import { readOrdinal } from "./read-ordinal.ts";

const consonants = "b c ch d đ g gh gi h k kh l m n ng ngh nh p ph q qu r s t th tr v x".split(" ");
const letters = new Map(consonants.map((each) => [letterName(each), each]));

/** Told signs as they are written, with the spaces they stand between. */
const written: Readonly<Record<string, string>> = {
  "xuống dòng": "\n",
  "gạch ngang": " – ",
  "gạch dài": " – ",
  "mở ngoặc": " (",
  "đóng ngoặc": ") ",
  "mở ngoặc kép": " “",
  "đóng ngoặc kép": "” ",
  "chỗ trống": " … ",
  "ô trống": " □ ",
};

const sign =
  /((?<!\p{L})(?:số \d: |(?:số \d|xuống dòng|gạch (?:ngang|dài)|(?:mở|đóng) ngoặc(?: kép)?|(?:chỗ|ô) trống(?: \d)?)(?![\p{L}\d])))/iu;

/** Words between signs; they must neither run into the sign before nor into the one behind. */
function plain(words: string, isFirst: boolean, isLast: boolean): string {
  const isParted = (isFirst || /^(?:$|,? |[.!?:;])/u.test(words)) && (isLast || /(?:^|[,.!?:;]| liền) ?$/u.test(words));
  const isRun = !isFirst && /^ (?!liền |$)/u.test(words);
  if (!isParted || isRun) throw new Error(`runs into a sign: ${words}`);
  const open = isFirst ? words : words.replace(/^, /u, "").replace(/^ liền /u, "\u2060");
  const closed = isLast ? open : open.replace(/, $/u, "").replace(/ liền $/u, "\u2060");
  return closed.replace(/(?:^|, )chữ ([^,]+)\u2060$/u, (_, name: string) => ` ${letters.get(name)}\u2060`);
}

function toSign(told: string): string {
  const [, number, mark] = /^số (\d)(: )?$/iu.exec(told) ?? [];
  if (number !== undefined) return `${mark === undefined ? " " : "\n"}(${number}) `;
  return written[told.toLowerCase().replace(/ \d$/u, "")] ?? told;
}

/** No comma is told apart from the pause around a gap or at the end of a line; spaces say nothing beside a mark. */
function settled(line: string): string {
  return line
    .replaceAll(/\s*\u2060\s*/gu, "")
    .replaceAll(/,?\s*…\s*,/gu, " …")
    .replaceAll(/, …/gu, " …")
    .replaceAll(/ +(?=[.,!?:;)”])|(?<=[(“]) +/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .trim()
    .replace(/,$/u, "");
}

function linesOf(words: string): string[] {
  const parts = words.split(sign);
  const isFree = (at: number) => at === 0 || parts[at - 1]?.endsWith(": ") === true;
  const all = parts.map((part, at) => (at % 2 === 0 ? plain(part, isFree(at), at === parts.length - 1) : toSign(part)));
  const text = all.join("").replaceAll(" gạch ngắn ", "-");
  return text.replace(/^\n/u, "").split("\n").map(settled);
}

/** The numbers of the gaps and of the boxes as they are told, one after the other. */
function numbersOf(words: string, name: string): string[] {
  return [...words.matchAll(new RegExp(`${name}(?: (\\d))?`, "giu"))].map(([, number = ""]) => number);
}

function numbered(text: string, mark: string): string[] {
  const count = text.split(mark).length - 1;
  return Array.from({ length: count }, (_, at) => (count === 1 ? "" : String(at + 1)));
}

/** Where the words stand in a line: alone, or as the one that is told ("khe, lần thứ hai"). */
function underline(line: string, told: string): string {
  const [, words = told, place] = /^(.+), lần thứ (.+)$/u.exec(told) ?? [];
  const found = [...line.matchAll(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "gu"))].map(({ index }) => index);
  const at = place === undefined ? found[0] : found[readOrdinal(place) - 1];
  if (at === undefined || (place === undefined && found.length > 1)) throw new Error(`which is underlined: ${told}`);
  return `${line.slice(0, at)}[${words}]${line.slice(at + words.length)}`;
}

/** "…; bên dưới ghi: để viết.", or behind a sentence "Bên dưới ghi: để viết." */
function tail(text: string, name: string): readonly [head: string, named: string | null] {
  const [, head = text, named = null] =
    new RegExp(`^(.*?)(?:; |(?<=[.!?]) (?=\\p{Lu}))${name}: (.+)\\.$`, "iu").exec(text) ?? [];
  return [head, named];
}

function readText(text: string): readonly [lines: string[], asked: string, note: string | null, words: string] {
  const [rest, note] = tail(text, "bên dưới ghi");
  const [inParts, part] = tail(rest, "phần được gạch chân");
  const [words, syllables] = tail(inParts, "chữ được gạch chân");
  const asked = (part ?? syllables)?.split("; ") ?? [];
  const told = linesOf(words);
  const [only, ...others] = told;
  // One sentence may have several words underlined; of more lines each has one.
  const lines =
    only !== undefined && others.length === 0
      ? [asked.reduce(underline, only)]
      : told.map((line, at) => (asked[at] === undefined ? line : underline(line, asked[at])));
  if (lines.length > 1 && asked.length > lines.length) throw new Error(`no line for what is underlined: ${text}`);
  return [lines, `${part === null ? "" : "phần"}${syllables === null ? "" : "chữ"}`, note, words];
}

/** A card as it is drawn and as it is told: its lines with all signs, what is underlined, the note. */
export function readSentence({ lines, look, note }: SentenceFigure, told: string): readonly [unknown, unknown] {
  const [, cards, text = ""] = /^(?:Các thẻ ghi: (.+)|Thẻ ghi: (.+))$/u.exec(told) ?? [];
  if (cards !== undefined)
    return [
      { lines, look, note },
      { lines: cards.split("; "), look: "cards", note: null },
    ];
  const [readLines, asked, readNote, words] = readText(text);
  const whole = lines.join("\n");
  const parts = whole.split("[").length - 1;
  const isOfSyllables = [...whole.matchAll(/\[([^\]]*)\]/gu)].every(([, words = ""]) => !/\s/u.test(words));
  const shownAsked = parts > 1 && isOfSyllables ? "chữ" : "phần";
  return [
    {
      lines: lines.map(settled),
      look,
      note,
      asked: parts === 0 ? "" : shownAsked,
      numbers: [numbered(whole, "…"), numbered(whole, "□")],
    },
    {
      lines: readLines,
      look: "text",
      note: readNote,
      asked,
      numbers: [numbersOf(words, "chỗ trống"), numbersOf(words, "ô trống")],
    },
  ];
}
