import type { Question } from "#lib/questions/question.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";
import { type Load, loads } from "./load-of.ts";

/**
 * How much a question asks of a pupil, in one way: a load that every question has; what is asked there more often, looked for
 * in its choices or the sentence on its board, prompt and answer, as "choice: 13 / 31 | Số nào bé nhất? → 13"; or what no
 * expression can tell.
 */
export type Measure = Load | RegExp | ((question: Question) => number | boolean);

/** What difficulty 2 asks more than difficulty 1, and difficulty 3 more than difficulty 2. */
export interface Climb {
  readonly second: Measure;
  readonly third: Measure;
}

/** By the ids of the skills. */
export type Climbs = Readonly<Record<string, Climb>>;

function told({ kind, view, prompt, answer }: Question): string {
  const choices = kind === "choice" ? view.choices.map(({ text }) => text).join(" / ") : "";
  const text = kind === "mark-text" ? view.lines.map((line) => line.join(" ")).join(" / ") : "";
  const sentence = kind === "underline" ? view.words.join(" ") : text;
  return `${kind}: ${choices}${sentence} | ${prompt.text} → ${answer.text}`;
}

export function measureWith(measure: Measure, question: Question): number {
  if (typeof measure === "string") return loads[measure](question);
  return Number(measure instanceof RegExp ? measure.test(told(question)) : measure(question));
}

/** Whether the words that are asked for have other tones than those they rhyme with. */
export function hasOtherTone({ kind, prompt, answer }: Question): boolean {
  const given = /“(\p{L}+)”/u.exec(prompt.text)?.[1] ?? "";
  const rhymes = kind === "pairs" ? answer.text.split(", ") : [`${given}\u00a0${answer.text}`];
  return rhymes.every((rhyme) => new Set(rhyme.split("\u00a0").map((word) => splitLetters(word).tone)).size === 2);
}

/** How many letters the rime of the answer has. */
export function rimeLength({ answer }: Question): number {
  return splitLetters(answer.text).rime.length;
}

function bareRime(word: string): string {
  return splitLetters(word).rime.normalize("NFD").replace(/\p{M}/gu, "");
}

/** How many of the words that lie there have a rime that begins as another one does, or is alike but for a mark. */
export function rimeLikeness({ kind, view }: Question): number {
  const chosen = kind === "choice" ? view.choices.map(({ text }) => text) : [];
  const words = kind === "pairs" ? view.cards : chosen;
  const rimes = [...new Set(words.map((word) => splitLetters(word).rime))].map(bareRime);
  const near = rimes.filter((rime, at) =>
    rimes.some((other, place) => place !== at && other.charAt(0) === rime.charAt(0)),
  );
  return near.length / Math.max(1, rimes.length);
}

/** How many syllables are written from hearing. */
export function syllablesHeard({ answer }: Question): number {
  return (answer.text.match(/\p{L}+/gu) ?? []).length;
}

/** How many strokes are traced. */
export function strokesTraced({ kind, view }: Question): number {
  return kind === "trace" ? view.strokes.length : 0;
}

const letters = "aăâbcdđeêghiklmnoôơpqrstuưvxy";

/** How far the first card and the last one stand apart in the alphabet; 0 where there are none. */
export function cardsApart({ kind, view }: Question): number {
  if (kind !== "order") return 0;
  const places = view.cards.map((card) => letters.indexOf(card.charAt(0)));
  return Math.max(...places) - Math.min(...places);
}

/** Whether it takes to know where hyphens stand: in some of the names and not in others, too few in a part, or one too many. */
export function asksForHyphens({ kind, view, answer }: Question): boolean {
  if (kind === "underline") return answer.text.includes(" ") || /^\p{Lu}\p{Ll}*-\p{Lu}\p{Ll}*$/u.test(answer.text);
  const names = kind === "choice" ? view.choices.map(({ text }) => text.includes("-")) : [];
  return new Set(names).size === 2;
}

/** How many parts of a syllable are to be picked: those of which there is more than one. */
export function partsToPick({ kind, view }: Question): number {
  return kind === "fill" ? [view.initials, view.rimes, view.tones].filter((row) => row.length > 1).length : 0;
}

/** Whether words that are alike in every letter are put in order by their tones, or a meaning is looked up. */
export function asksForTonesOrMeaning({ kind, view, prompt }: Question): boolean {
  if (kind !== "order") return /nghĩa|chép đúng/u.test(prompt.text);
  const bare = view.cards.map((card) => `${splitLetters(card).initial}${splitLetters(card).rime}`);
  return new Set(bare).size === 1;
}

/** Whether this is in what is drawn or lies on the board. */
export function shows(drawn: RegExp): (question: Question) => boolean {
  return ({ figures, view }) => drawn.test(JSON.stringify([figures, view]));
}

/** Whether this is among what is explained. */
export function explains(told: RegExp): (question: Question) => boolean {
  return ({ explanation }) => told.test(explanation.text);
}

/** How many pieces lie there to be laid. */
export function piecesLying({ kind, view }: Question): number {
  return kind === "tangram" ? view.pieces.length : 0;
}

/** How many shapes are drawn. */
export function shapesDrawn({ figures, view }: Question): number {
  return (JSON.stringify([figures, view]).match(/"form":/gu) ?? []).length;
}

const sides = /"corners":(\[[^\]]+\])/gu;

/** Whether a shape of four corners stands on one of them: none of its sides lies or stands straight. */
export function hasTurnedCorners({ figures, view }: Question): boolean {
  return [...JSON.stringify([figures, view]).matchAll(sides)].some(([, written = "[]"]) => {
    const corners = JSON.parse(written) as { x: number; y: number }[];
    const isSlanted = ({ x, y }: { x: number; y: number }, at: number) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y };
      return Math.abs(next.x - x) > 0.5 && Math.abs(next.y - y) > 0.5;
    };
    return corners.length === 4 && corners.every(isSlanted);
  });
}

/** How many parts of a text or a story are put in order, and one more where one of those that lie there is not. */
export function partsToPut({ kind, view }: Question): number {
  return kind === "order" && (view.by === "text" || view.by === "pictures") ? view.cards.length : 0;
}

/** How many cards lie there to be put to something. */
export function cardsToPair({ kind, view }: Question): number {
  return kind === "pairs" ? view.cards.length : 0;
}

/** At how many places a mark may be put. */
export function placesForMarks({ kind, view }: Question): number {
  return kind === "place-mark" ? view.places.length : 0;
}
