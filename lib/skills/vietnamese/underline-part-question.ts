import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { findPart, splitWords, underlineKey } from "./build-underline-question.ts";

interface UnderlinePartDraft extends QuestionDraft {
  readonly prompt: string;
  readonly sentence: string;
  /** Words of the sentence, side by side, that stand there once. */
  readonly answer: string;
  /** Other words of the sentence, and what is said when they are underlined; what is not there is passed over. */
  readonly mistakes: readonly (readonly [words: string, feedback: string])[];
  /** The name of these mistakes. */
  readonly code: MistakeCode;
  /** Why words that are missing belong to it; why no others do; what is said to any other part. */
  readonly tooShort: string;
  readonly tooLong: string;
  readonly elsewhere: string;
}

/** A question in which words of a sentence are underlined. Throws an Error when the answer does not stand there once. */
export function underlinePartQuestion(rng: Rng, draft: UnderlinePartDraft): Question {
  const { prompt, sentence, answer, mistakes, code } = draft;
  const words = splitWords(sentence);
  const part = findPart(words, answer);
  if (part === null) throw new Error(`“${answer}” does not stand once in “${sentence}”`);
  return {
    kind: "underline",
    ...draftedFields(rng, { ...draft, prompt: { text: prompt, spoken: toLine(`${prompt} ${sentence}`).spoken } }),
    view: { words, lines: 1 },
    key: underlineKey(words, part, draft, mistakes, code),
    answer: toLine(answer),
  };
}
