import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type StoryOperation, type StoryView, writeAnswer } from "#lib/questions/kinds/story/grading.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

type Unit = StoryView["units"][number];

interface CalculationDraft extends QuestionDraft {
  readonly operation: StoryOperation;
  /** In the order of the calculation. */
  readonly left: number;
  readonly right: number;
  /** Said where the other operation was chosen. */
  readonly wrongOperation: Words;
  /** Results of the right calculation that come of a known mistake; those that are right or negative are passed over. */
  readonly distractors: readonly Distractor<number>[];
}

interface StoryDraft extends CalculationDraft {
  /** The sentence over the calculation, without "là:". */
  readonly lead: string;
  readonly unit: Unit;
  /** Units of other things. */
  readonly others: readonly Unit[];
}

interface StorySentenceDraft extends CalculationDraft {
  /** What is counted: "cây". */
  readonly thing: string;
  /** The sentence that answers what is asked, with "…" for the result, and some that answer something else. */
  readonly sentence: string;
  readonly otherSentences: readonly string[];
}

/** What is said of the steps of the exercise book. */
const wrong = {
  numbers: "Bước 2: Con lấy hai số trong đề bài nhé!",
  swapped: "Bước 2: Phép trừ viết số lớn trước. Con đổi chỗ hai số nhé!",
  result: "Bước 2: Phép tính đúng rồi. Con tính lại kết quả nhé!",
  unit: "Bước 3: Con đọc lại câu hỏi. Bài toán hỏi về gì?",
  sentence: "Bước 3: Con đọc lại câu hỏi. Câu nào trả lời đúng câu hỏi đó?",
} as const;

interface Written {
  readonly view: Pick<StoryView, "lead" | "units" | "isSentence">;
  readonly right: Unit;
  readonly wrongUnit: string;
}

function writeUp(rng: Rng, draft: CalculationDraft, { view, right: unit, wrongUnit }: Written): Question {
  const { operation, left, right, distractors } = draft;
  const result = operation === "+" ? left + right : left - right;
  const mistakes = distractors.flatMap(({ value, code, feedback }): Mistake[] =>
    value < 0 || value === result || feedback === undefined ? [] : [{ value, code, feedback: wordsAsLine(feedback) }],
  );
  const first = new Map(mistakes.toReversed().map((each) => [each.value, each]));
  const whole: StoryView = { numbers: [left, right], ...view };
  return {
    kind: "story",
    ...draftedFields(rng, draft),
    view: whole,
    key: {
      operation,
      left,
      right,
      result,
      unit: view.units.indexOf(unit),
      wrongOperation: wordsAsLine(draft.wrongOperation),
      wrongNumbers: toLine(wrong.numbers),
      swapped: toLine(wrong.swapped),
      mistakes: mistakes.filter((each) => first.get(each.value) === each),
      wrongResult: toLine(wrong.result),
      wrongUnit: toLine(wrongUnit),
    },
    answer: measureLine(writeAnswer(whole, unit.full.text, result)),
  };
}

/** A word problem answered as in the exercise book: operation, calculation, answer with its unit. */
export function storyQuestion(rng: Rng, draft: StoryDraft): Question {
  const { lead, unit, others } = draft;
  const units = rng.shuffle([unit, ...others]);
  return writeUp(rng, draft, { view: { lead: toLine(`${lead} là:`), units }, right: unit, wrongUnit: wrong.unit });
}

/** The same as class 1 does it: the calculation without a unit, then the sentence that answers. */
export function storySentenceQuestion(rng: Rng, draft: StorySentenceDraft): Question {
  const { thing, sentence, otherSentences } = draft;
  const unitOf = (text: string): Unit => ({ short: thing, full: toLine(text) });
  const right = unitOf(sentence);
  const units = rng.shuffle([right, ...otherSentences.map(unitOf)]);
  const view = { lead: toLine("Phép tính:"), units, isSentence: true } as const;
  return writeUp(rng, draft, { view, right, wrongUnit: wrong.sentence });
}
