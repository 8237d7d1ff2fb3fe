import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { StoryOperation, StoryView } from "#lib/questions/kinds/story/grading.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

type Unit = StoryView["units"][number];

interface StoryDraft extends QuestionDraft {
  readonly operation: StoryOperation;
  /** In the order of the calculation. */
  readonly left: number;
  readonly right: number;
  /** The sentence over the calculation, without "là:". */
  readonly lead: string;
  readonly unit: Unit;
  /** Units of other things. */
  readonly others: readonly Unit[];
  /** Said where the other operation was chosen. */
  readonly wrongOperation: Words;
  /** Results of the right calculation that come of a known mistake; those that are right or negative are passed over. */
  readonly distractors: readonly Distractor<number>[];
}

/** What is said of the steps of the exercise book. */
const wrong = {
  numbers: "Bước 2: Con lấy hai số trong đề bài nhé!",
  swapped: "Bước 2: Phép trừ viết số lớn trước. Con đổi chỗ hai số nhé!",
  result: "Bước 2: Phép tính đúng rồi. Con tính lại kết quả nhé!",
  unit: "Bước 3: Con đọc lại câu hỏi. Bài toán hỏi về gì?",
} as const;

/** A word problem answered as in the exercise book: operation, calculation, answer with its unit. */
export function storyQuestion(rng: Rng, draft: StoryDraft): Question {
  const { operation, left, right, lead, unit, others, distractors } = draft;
  const result = operation === "+" ? left + right : left - right;
  const units = rng.shuffle([unit, ...others]);
  const mistakes = distractors.flatMap(({ value, code, feedback }): Mistake[] =>
    value < 0 || value === result || feedback === undefined ? [] : [{ value, code, feedback: wordsAsLine(feedback) }],
  );
  const first = new Map(mistakes.toReversed().map((each) => [each.value, each]));
  return {
    kind: "story",
    ...draftedFields(rng, draft),
    view: { numbers: [left, right], lead: toLine(`${lead} là:`), units },
    key: {
      operation,
      left,
      right,
      result,
      unit: units.indexOf(unit),
      wrongOperation: wordsAsLine(draft.wrongOperation),
      wrongNumbers: toLine(wrong.numbers),
      swapped: toLine(wrong.swapped),
      mistakes: mistakes.filter((each) => first.get(each.value) === each),
      wrongResult: toLine(wrong.result),
      wrongUnit: toLine(wrong.unit),
    },
    answer: measureLine(`${result} ${unit.full.text}`),
  };
}
