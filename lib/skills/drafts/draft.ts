import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Praise, praises } from "./praises.ts";

/** Words as they are written; a line of its own only where they are read in another way. */
export type Words = string | Line;

/** A layer of help: words alone, or words with what the figures turn into while they are read. */
export type HelpWords = Words | { readonly say: Words; readonly figures: readonly Figure[] };

/** What every question of a skill brings along, whatever its kind. */
export interface QuestionDraft {
  readonly prompt: Words;
  readonly figures?: readonly Figure[];
  /** One to three layers: an idea, then a picture or part of the way, then the way; none names the answer. */
  readonly hints: readonly HelpWords[];
  /** One or two sentences with the numbers of the question: the step, and the answer. */
  readonly explanation: HelpWords;
  readonly praise: Praise;
  /** What lies on the board is for the pupil to read: heard, it would be known by its sound. Not where nothing is said. */
  readonly isReadByPupil?: boolean;
  /** What is asked, without its dress: two questions with one identity never stand in the same run. */
  readonly identity: string;
  /** The text or picture it stands on, where several questions of the skill share one. */
  readonly topic?: string;
}

export function wordsAsLine(words: Words): Line {
  return typeof words === "string" ? toLine(words) : words;
}

function toHelp(help: HelpWords): Help {
  if (typeof help === "string") return { ...toLine(help), figures: null };
  return "say" in help ? { ...wordsAsLine(help.say), figures: help.figures } : { ...help, figures: null };
}

type DraftedFields = Pick<
  Question,
  "prompt" | "figures" | "isReadByPupil" | "hints" | "explanation" | "praise" | "identity" | "topic"
>;

/** The part of a question that does not depend on its kind. */
export function draftedFields(rng: Rng, draft: QuestionDraft): DraftedFields {
  return {
    prompt: wordsAsLine(draft.prompt),
    figures: draft.figures ?? [],
    ...(draft.isReadByPupil === true && { isReadByPupil: true }),
    hints: draft.hints.map(toHelp),
    explanation: toHelp(draft.explanation),
    praise: toLine(rng.pick(praises[draft.praise])),
    identity: draft.identity,
    ...(draft.topic !== undefined && { topic: draft.topic }),
  };
}

/** A wrong answer, the named mistake it comes from, and the sentence that helps where there is one. */
export interface Distractor<Answer = Value> {
  readonly code: MistakeCode;
  readonly value: Answer;
  readonly feedback?: Words;
}

/** The mistakes a key knows: distractors that fit and have a sentence, of those that are written alike the first. */
export function knownMistakes<Answer extends number | readonly number[]>(
  distractors: readonly Distractor<Answer>[],
  fits: (value: Answer) => boolean,
) {
  const told = distractors.flatMap(({ value, feedback, code }) =>
    feedback === undefined || !fits(value) ? [] : [{ value, feedback: wordsAsLine(feedback), code }],
  );
  const first = new Map(told.toReversed().map((each) => [String(each.value), each]));
  return told.filter((each) => first.get(String(each.value)) === each);
}

/** The wrong answer a named mistake leads to. */
export function mistake<Answer>(code: MistakeCode, value: Answer, feedback?: Words): Distractor<Answer> {
  return feedback === undefined ? { code, value } : { code, value, feedback };
}
