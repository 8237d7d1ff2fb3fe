import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PaintView } from "#lib/questions/kinds/paint/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { paintText } from "#lib/text/paint-text.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft } from "./draft.ts";

interface PaintDraft extends QuestionDraft {
  readonly view: PaintView;
  /** How many parts are to be painted. */
  readonly answer: number;
  /** Wrong numbers of parts, the most telling first; equal ones, and those that cannot be painted, are passed over. */
  readonly distractors: readonly Distractor<number>[];
}

/** A question that is answered by painting parts of a whole. */
export function paintQuestion(rng: Rng, draft: PaintDraft): Question {
  const { view, answer } = draft;
  const name = paintText.names[view.partName];
  const fits = (value: number) => Number.isInteger(value) && value > 0 && value <= view.parts && value !== answer;
  return {
    kind: "paint",
    ...draftedFields(rng, draft),
    view,
    key: {
      count: answer,
      mistakes: knownMistakes(draft.distractors, fits).map(({ value, ...said }) => ({ count: value, ...said })),
      tooFew: toLine(`Con tô còn thiếu. Con tính lại xem phải tô bao nhiêu ${name} nhé!`),
      tooMany: toLine(`Con tô thừa rồi. Con tính lại xem phải tô bao nhiêu ${name} nhé!`),
    },
    answer: toLine(paintText.counted(answer, view.partName)),
  };
}
