import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import type { QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { underlineWords } from "./build-underline-question.ts";
import { underlinePartQuestion } from "./underline-part-question.ts";

interface UnderlineSyllableDraft extends QuestionDraft {
  readonly prompt: string;
  readonly sentence: string;
  /** As it stands in the sentence, once. */
  readonly answer: string;
  /** The mistake that leads to another syllable. */
  readonly code: MistakeCode;
  /** Said when another syllable of the sentence is underlined alone. */
  readonly tell: (syllable: string) => string;
}

/** The syllables of a sentence as they are written, without the marks that stand at them. */
export function syllablesOf(sentence: string): string[] {
  return sentence.match(/\p{L}+/gu) ?? [];
}

const said = {
  tooShort: "Con gạch cả tiếng nhé!",
  tooLong: "Con chỉ gạch một tiếng thôi nhé!",
  elsewhere: "Con gạch nhiều tiếng quá. Con chỉ gạch một tiếng thôi nhé!",
} as const;

const saidSyllables = new Set(
  syllablesOf([...Object.values(said), ...underlineWords].join(" ")).map((each) => each.toLowerCase()),
);

/** Whether no sentence that is said to a wrong answer has this syllable in it by chance. */
export function canBeAsked(syllable: string): boolean {
  return !saidSyllables.has(syllable.toLowerCase());
}

/** A question in which one syllable of a sentence is underlined. */
export function underlineSyllableQuestion(rng: Rng, draft: UnderlineSyllableDraft): Question {
  const { sentence, answer, tell } = draft;
  const others = syllablesOf(sentence).filter((each) => each !== answer);
  return underlinePartQuestion(rng, {
    ...draft,
    mistakes: [...new Set(others)].map((each) => [each, tell(each)] as const),
    ...said,
  });
}
