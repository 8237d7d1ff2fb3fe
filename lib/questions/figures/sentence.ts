import { capital } from "#lib/core/capital.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { sentenceDescriptionText as text } from "#lib/text/sentence-description-text.ts";

/** Words a question is about, on a card of their own. */
export interface SentenceFigure {
  readonly type: "sentence";
  /**
   * As they are written, one a line: "…" is a gap, "□" a missing mark, "[ ]" stands around the part that is asked about.
   * As cards each line is the words of one card.
   */
  readonly lines: readonly string[];
  readonly look: "text" | "cards";
  /** What helps to know which word is meant; null where nothing is needed. */
  readonly note: string | null;
  /** What the words stand on; they themselves are told from the lines (see describeSentence). */
  readonly alt: string;
}

function toPublic({ lines, look, note, alt }: SentenceFigure): SentenceFigure {
  return { type: "sentence", lines: lines.map((line) => line), look, note, alt };
}

type Change = readonly [written: RegExp, told: string];

const apart = (name: string) => `, ${name}, `;

/** A number at the head of a line begins the line: "Số 1: Na nhặt được ví. Số 2: Cô khen Na." */
const brackets: readonly Change[] = [
  [/(?:^|\n)\((\d)\)/gu, `, ${text.number("$1")}:`],
  [/\((\d)\)/gu, apart(text.number("$1"))],
  [/\(/gu, apart(text.brackets.open)],
  [/\)/gu, apart(text.brackets.close)],
  [/“/gu, apart(text.quotes.open)],
  [/”/gu, apart(text.quotes.close)],
];

const dash: readonly Change[] = [[/–/gu, apart(text.dash)]];
const dashes: readonly Change[] = [
  [/–/gu, apart(text.dashes.long)],
  [/-/gu, ` ${text.dashes.short} `],
];

/** What stands close to a gap or a box is one word with it; all else is parted from it. */
const segments: readonly Change[] = [
  [/(?<=[\p{L}\d])(?=[…□])/gu, ` ${text.joined} `],
  [/(?<=[…□])(?=[\p{L}\d])/gu, ` ${text.joined} `],
  [new RegExp(`(?<! ${text.joined} )(?=[…□])`, "gu"), ", "],
  [new RegExp(`(?<=[…□])(?! ${text.joined} )`, "gu"), ", "],
  [/\n/gu, apart(text.newLine)],
];

/** One pause between two pieces, and none beside another mark. */
const pauses: readonly Change[] = [
  [/ +/gu, " "],
  [/(?: ?,)+/gu, ","],
  [/, ?(?=[.!?:;])|(?<=[.!?:;]),|^, ?|, ?$/gu, ""],
];

const names = [
  descriptionText.gap,
  descriptionText.square,
  text.newLine,
  text.dash,
  text.dashes.long,
  text.letter(""),
  text.number(""),
  ...Object.values(text.brackets),
  ...Object.values(text.quotes),
];

/** Told words begin with a capital behind a sentence; written ones stay as they are, where a capital may be asked for. */
const begins = new RegExp(`(?<=[.!?] )(?:${names.join("|")})`, "gu");

function change(words: string, changes: readonly Change[]): string {
  return changes.reduce((line, [written, told]) => line.replace(written, told), words);
}

/** The letters that stay of a word are called as in class 1, or they would be heard as a word: "chữ thờ liền chỗ trống". */
function nameLetters(words: string): string {
  return words.replace(/(?<!\p{L})\p{L}+(?=…)/gu, (letters) => `, ${text.letter(letterName(letters))} ${text.joined} `);
}

/** Several of a kind are numbered. */
function nameAll(words: string, sign: string, name: string): string {
  const [first = "", ...rest] = words.split(sign);
  const named = rest.map((after, place) => `${rest.length > 1 ? text.oneOf(name, place + 1) : name}${after}`);
  return [first, ...named].join("");
}

function describeWords(words: string): string {
  const isBoth = words.includes("–") && words.includes("-");
  const signed = change(change(words, brackets), isBoth ? dashes : dash);
  const parted = change(nameLetters(signed), segments);
  const named = nameAll(nameAll(parted, "…", descriptionText.gap), "□", descriptionText.square);
  return change(named, pauses).replace(begins, capital);
}

const wordsIn = (line: string): readonly string[] => line.match(/[\p{L}\d]+/gu) ?? [];

function timesIn(line: string, sought: readonly string[]): number {
  const all = wordsIn(line);
  return all.filter((_, at) => sought.every((word, place) => all[at + place] === word)).length;
}

/** The parts of a line that are underlined; where the same words stand in it again, which of them. */
function askedIn(line: string): string[] {
  return [...line.matchAll(/\[([^[\]]+)\]/gu)].map(({ 1: words = "", index }) => {
    const sought = wordsIn(words);
    const isAlone = timesIn(line, sought) === 1;
    return isAlone ? words : text.again(words, timesIn(line.slice(0, index), sought) + 1);
  });
}

/** A part on its own, behind a sentence or behind words that end without a mark. */
function add(told: string, name: string, what: string): string {
  return /[.!?]$/u.test(told) ? `${told} ${capital(name)}: ${what}.` : `${told}; ${name}: ${what}.`;
}

/** The words of a card as they are written, with all signs that are heard in no word, what is underlined, and the note. */
function describeSentence({ lines, look, note, alt }: SentenceFigure): string {
  if (look === "cards") return `${alt}: ${lines.join("; ")}`;
  const asked = lines.flatMap(askedIn);
  const isSyllables = asked.length > 1 && !lines.some((line) => /\[[^[\]]*\s[^[\]]*\]/u.test(line));
  const told = `${alt}: ${describeWords(lines.join("\n").replaceAll(/[[\]]/gu, ""))}`;
  const { part, syllables } = text.asked;
  const underlined = asked.length === 0 ? told : add(told, isSyllables ? syllables : part, asked.join("; "));
  return note === null ? underlined : add(underlined, text.note, note);
}

export const sentenceFigure = defineFigure({ toPublic, describe: describeSentence });
