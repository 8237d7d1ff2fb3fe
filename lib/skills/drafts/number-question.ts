import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { plainValue } from "#lib/questions/values/plain-value.ts";
import type { Value } from "#lib/questions/values/value.ts";
import { choiceQuestion } from "./choice-question.ts";
import { type Distractor, mistake } from "./distractor.ts";
import { draftedFields, type QuestionDraft, wordsAsLine } from "./draft.ts";

interface NumberDraft extends QuestionDraft {
  readonly answer: number;
  /** Wrong numbers, the most telling first; those outside the range, equal or broken are passed over. */
  readonly distractors: readonly Distractor<number>[];
  /** The smallest and the largest number that may stand there (curriculum, rule 4). */
  readonly range: readonly [least: number, most: number];
  /** How the number is written; as classes 1 and 2 do where nothing is said. */
  readonly write?: (value: number) => Value;
  /** How far the neighbours lie that stand in where mistakes give too few numbers: 10 for round tens. Most often 1. */
  readonly step?: number;
  /** The pupil types the number on the key pad; only for numbers up to 999 without a unit. */
  readonly isTyped?: boolean;
}

const neighbours = [1, -1, 2, -2, 3, -3] as const;

const codes = new Map<number, MistakeCode>([
  [10, "OFF10"],
  [100, "OFF100"],
]);

/** A question whose answer is a whole number: four to pick from, or the key pad. */
export function numberQuestion(rng: Rng, draft: NumberDraft): Question {
  const { answer, range, write = plainValue, step = 1, isTyped = false } = draft;
  const [least, most] = range;
  const isFit = (value: number) => Number.isInteger(value) && value >= least && value <= most && value !== answer;
  const told = draft.distractors.filter(({ value }) => isFit(value));
  if (isTyped) return typed(rng, draft, told);
  const near = rng
    .shuffle(neighbours)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((times) => answer + times * step)
    .filter(isFit);
  const code = codes.get(step) ?? "OFF1";
  // Neighbours stand in only where the mistakes give too few numbers: a neighbour may be right as well.
  const missing = Math.max(0, 3 - new Set(told.map(({ value }) => value)).size);
  const distractors = [...told, ...(missing === 0 ? [] : near.map((value) => mistake(code, value)))];
  return choiceQuestion(rng, {
    ...draft,
    answer: write(answer),
    distractors: distractors.map((each) => ({ ...each, value: write(each.value) })),
  });
}

function typed(rng: Rng, draft: NumberDraft, told: readonly Distractor<number>[]): Question {
  const first = new Map(told.toReversed().map((each) => [each.value, each]));
  const mistakes = [...first.values()].flatMap(({ value, feedback, code }) =>
    feedback === undefined ? [] : [{ value, feedback: wordsAsLine(feedback), code }],
  );
  return {
    kind: "number",
    ...draftedFields(rng, draft),
    view: { maxDigits: Math.max(2, String(draft.answer).length) },
    key: { value: draft.answer, mistakes },
    answer: plainValue(draft.answer).line,
  };
}
