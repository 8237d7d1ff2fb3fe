import { toLine } from "#lib/core/to-line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { WritingFault } from "#lib/questions/writing/compare-writing.ts";
import { isWritten, type MistakenSound, type WritingKey } from "#lib/questions/writing/grading.ts";
import { writingFaultText } from "#lib/text/writing-text.ts";
import { type Words, wordsAsLine } from "./draft.ts";

/** A text that comes from a known mistake, and what is said to it. */
export interface WrittenMistake {
  readonly text: string;
  readonly feedback: Words;
  readonly code: MistakeCode;
}

/** What is said of a syllable, counted from 0, that has one of these faults. */
export interface SyllableTip {
  readonly word: number;
  readonly faults: readonly WritingFault[];
  /** Only where one of these sounds was written in the place of its own. */
  readonly instead?: MistakenSound;
  readonly feedback: Words;
}

export interface WritingDraft {
  readonly answer: string;
  /** Those that are right after all, or stand twice, are passed over. */
  readonly mistakes?: readonly WrittenMistake[];
  readonly tips?: readonly SyllableTip[];
  /** What is said in the place of a general sentence. */
  readonly told?: Readonly<Partial<Record<WritingFault, string>>>;
}

function toldLines(told: Readonly<Record<WritingFault, string>>): WritingKey["told"] {
  return {
    letter: toLine(told.letter),
    mark: toLine(told.mark),
    tone: toLine(told.tone),
    capital: toLine(told.capital),
    hyphen: toLine(told.hyphen),
    sign: toLine(told.sign),
    space: toLine(told.space),
    missing: toLine(told.missing),
    extra: toLine(told.extra),
  };
}

/** The key of a text that is typed. */
export function writingKey({ answer, mistakes = [], tips = [], told = {} }: WritingDraft): WritingKey {
  const key: WritingKey = {
    text: answer,
    mistakes: [],
    tips: tips.map((tip) => ({ ...tip, feedback: wordsAsLine(tip.feedback) })),
    told: toldLines({ ...writingFaultText, ...told }),
  };
  const texts = mistakes.map(({ text }) => text);
  const kept = mistakes.filter(({ text }, at) => !isWritten(key, text) && texts.indexOf(text) === at);
  return { ...key, mistakes: kept.map((each) => ({ ...each, feedback: wordsAsLine(each.feedback) })) };
}
