import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsAsLine } from "#lib/skills/drafts/draft.ts";
import { traceQuestion } from "#lib/skills/drafts/trace-question.ts";
import { basicStrokes } from "./basic-strokes.ts";
import { marks, type StrokeTable, writeLetters } from "./write-letters.ts";

const counts = ["không", "một", "hai", "ba", "bốn", "năm", "sáu"] as const;

/** Words of two names that a sentence holds with all around them. */
const longestPair = 8;
/** Words of a list that is read in one breath. */
const longestList = 12;

/** "nét cong kín viết trước, nét móc ngược viết sau". */
function listStrokes(names: readonly string[]): string {
  const [first = "", second = ""] = names;
  if (names.length === 1) return first;
  const isShort = `${first} ${second}`.split(" ").length <= longestPair;
  if (names.length === 2 && isShort) return `${first} viết trước, ${second} viết sau`;
  const listed = names.map((name, place) => (place === names.length - 1 ? `rồi ${name}` : name)).join(", ");
  return listed.split(" ").length > longestList ? names.join("; ") : listed;
}

/** "Nét 1: nét cong kín. Nét 2: nét móc ngược." */
function numberStrokes(names: readonly string[]): string {
  return names.map((name, place) => `Nét ${place + 1}: ${name}.`).join(" ");
}

const looks = ["Con nhìn bút viết rồi tô theo nhé.", "Con xem bút đi từ đâu, đi hướng nào."];

interface Letters {
  readonly table: StrokeTable;
  readonly letters: readonly string[];
  /** "chữ" or "chữ hoa": what one of them is called. */
  readonly noun: string;
  /** Whether they are the letters of one sound or syllable, written side by side. */
  readonly isJoined: boolean;
  readonly prompts: readonly ((what: string) => string)[];
}

/** “a” in writing is the name of the letter aloud. */
function spokenLetters(text: string): string {
  return text.replace(/“(\p{L}+)”/gu, (_, letters: string) => letterName(letters));
}

function letterLine(text: string): Line {
  return { text, spoken: wordsAsLine(spokenLetters(text)).spoken };
}

/** What stands on the ruling: "chữ “a”", "hai chữ “c” và “o”", "tiếng “an”". */
function nameLetters({ letters, noun, isJoined }: Letters): string {
  const together = letters.join("");
  if (letters.length === 1) return `${noun} “${together}”`;
  if (!isJoined) return `hai ${noun} “${letters.join("” và “")}”`;
  return /[aăâeêioôơuưy]/u.test(together) ? `tiếng “${together}”` : `${noun} “${together}”`;
}

/** The strokes of each letter; those of a syllable get their marks once all its letters are written. */
function tellLetters(
  { noun, isJoined }: Letters,
  each: readonly { readonly letter: string; readonly names: readonly string[] }[],
): string {
  const own = (names: readonly string[]) => names.filter((name) => !(isJoined && marks.has(name)));
  const last = isJoined ? each.flatMap(({ names }) => names.filter((name) => marks.has(name))) : [];
  return [
    ...each.map(({ letter, names }) => `${capital(noun)} “${letter}”: ${listStrokes(own(names))}.`),
    ...(last.length === 0 ? [] : [`Sau cùng: ${listStrokes(last)}.`]),
  ].join(" ");
}

/** Letters to be traced. */
export function buildLettersQuestion(rng: Rng, written: Letters): Question {
  const { table, letters, noun, isJoined, prompts } = written;
  const what = nameLetters(written);
  const placed = writeLetters(table, letters, isJoined ? "joined" : "apart");
  const each = letters.map((letter) => ({ letter, names: (table[letter] ?? []).map(([name]) => name) }));
  const told = tellLetters(written, each);
  const [only] = each;
  const isOne = each.length === 1 && only !== undefined;
  return traceQuestion(rng, {
    prompt: letterLine(rng.pick(prompts)(what)),
    view: { what: what.replace(/[“”]/gu, ""), ...placed },
    order: numberStrokes(placed.strokes.map(({ name }) => name)),
    look: rng.pick(looks),
    answer: isOne ? listStrokes(only.names) : letterLine(told),
    explanation: letterLine(
      isOne ? `${capital(what)} có ${counts[only.names.length]} nét: ${listStrokes(only.names)}.` : told,
    ),
    identity: `${noun} ${letters.join(isJoined ? "" : " ")}`,
  });
}

/** One or two of the strokes letters are made of. */
export function buildStrokesQuestion(
  rng: Rng,
  names: readonly string[],
  prompts: readonly ((what: string) => string)[],
): Question {
  const what = names.join(" và ");
  const placed = writeLetters(basicStrokes, names, "apart");
  const listed = listStrokes(names);
  return traceQuestion(rng, {
    prompt: rng.pick(prompts)(what),
    view: { what, ...placed },
    order: numberStrokes(names),
    look: rng.pick(looks),
    answer: listed,
    explanation: names.length === 1 ? `${capital(what)} viết một nét liền, không nhấc bút.` : `${capital(listed)}.`,
    identity: names.join(", "),
  });
}
