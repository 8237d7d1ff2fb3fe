import type { ClassId } from "#lib/core/class-id.ts";
import { saidParts } from "#lib/core/passages/to-paragraphs.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Keyed, KindName, Question, Viewed } from "#lib/questions/question.ts";

/** No ten questions are read and answered in less, whatever they are. */
export const leastSecondsPerRun = 20;

/** To look at a question, decide and tap once; a quick pupil of class 5 needs twice as long for a sum of one digit. */
const secondsToLookAndTap = 1;

/** A further tap on the same board. */
const secondsPerTap = 0.2;

/** A word of a prompt or a choice: a good reader of class 5 takes four times as long, but may have met the question before. */
const secondsPerWord = 0.06;

/** A word of a text with its questions: a pupil who knows the text only looks for the place. */
const secondsPerWordOfText = 0.015;

function countTaps<Name extends KindName>({ kind, view, key }: Viewed<Name> & Keyed<Name>): number {
  return kinds[kind].countTaps(view, key);
}

const wordsToRead = ({ paragraphs }: PassageFigure) => paragraphs.flatMap(saidParts).join(" ");

function wordsOf(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

/** Of choices half are read: the right one may be the first. */
function secondsToRead({ prompt, ...question }: Question, seen: Set<string>): number {
  const fresh = wordsOf(prompt.text).filter((word) => !seen.has(word));
  for (const word of fresh) seen.add(word);
  const choices = question.kind === "choice" ? question.view.choices.flatMap(({ text }) => wordsOf(text)) : [];
  return (fresh.length + Math.max(0, choices.length - 4) / 2) * secondsPerWord;
}

function secondsToSkim(figures: readonly Figure[], seen: Set<string>): number {
  const texts = figures.flatMap((figure) => (figure.type === "passage" ? [wordsToRead(figure)] : []));
  const fresh = texts.filter((text) => !seen.has(text));
  for (const text of fresh) seen.add(text);
  return fresh.reduce((sum, text) => sum + wordsOf(text).length * secondsPerWordOfText, 0);
}

/**
 * The shortest time each question of a run can honestly take, in seconds: to read what is new in it, to decide and to tap.
 * What an earlier question of the run said already costs nothing, so the same run made in another order may differ. It is
 * meant to be far below every child, not to be typical.
 */
export function shortestSeconds(questions: readonly Question[]): number[] {
  const seen = new Set<string>();
  return questions.map((question) => {
    const reading = secondsToRead(question, seen) + secondsToSkim(question.figures, seen);
    return secondsToLookAndTap + (countTaps(question) - 1) * secondsPerTap + reading;
  });
}

/** What the database judges the times of a challenge by. */
export interface RunPace {
  /** Of all ten questions together. */
  readonly least_seconds: number;
  /** Of each question; null where the rhythm of the answers is not judged. */
  readonly shortest_seconds: number[] | null;
}

/**
 * The pace of a challenge; null for questions that cannot be made again. `factor` is 1, or less on a server for tests and
 * load, where 0 leaves only the five seconds nobody is faster than.
 */
export function paceOf(questions: readonly Question[] | null, factor: number): RunPace {
  const shortest = questions === null ? [] : shortestSeconds(questions);
  const sum = shortest.reduce((total, seconds) => total + seconds, 0);
  return {
    least_seconds: Math.max(leastSecondsPerRun, sum) * factor,
    shortest_seconds: shortest.length === 0 || factor === 0 ? null : shortest.map((seconds) => seconds * factor),
  };
}

/** Syllables a minute a pupil is to read by the end of the class, the lower figure (programme of 2018, Vietnamese, "Đọc"). */
const syllablesAMinute: Readonly<Record<ClassId, number>> = { "1": 40, "2": 60, "3": 70, "4": 80, "5": 90 };

/** To think about a question, and for each tap on its board: about ten seconds for a sum that is chosen. */
const typicalSeconds = { think: 8, tap: 2 } as const;

function syllablesOf({ prompt, figures, ...question }: Question, seen: Set<string>): number {
  const choices = question.kind === "choice" ? question.view.choices.map(({ text }) => text) : [];
  const passages = figures.flatMap((figure) => (figure.type === "passage" ? [wordsToRead(figure)] : []));
  const fresh = passages.filter((text) => !seen.has(text));
  for (const text of fresh) seen.add(text);
  return [prompt.text, ...choices, ...fresh].reduce((sum, text) => sum + wordsOf(text).length, 0);
}

/** The minutes, at least one, a pupil of a class is likely to need for questions one after the other. */
export function estimateMinutes(questions: readonly Question[], classId: ClassId): number {
  const seen = new Set<string>();
  const seconds = questions.map((question) => {
    const reading = (syllablesOf(question, seen) / syllablesAMinute[classId]) * 60;
    return reading + typicalSeconds.think + countTaps(question) * typicalSeconds.tap;
  });
  return Math.max(1, Math.round(seconds.reduce((sum, each) => sum + each, 0) / 60));
}
