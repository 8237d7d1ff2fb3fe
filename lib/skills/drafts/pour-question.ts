import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PourView } from "#lib/questions/kinds/pour/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { jugText } from "#lib/text/jug-text.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface PourDraft extends QuestionDraft {
  readonly view: PourView;
  /** The mark the water stands at in the end. */
  readonly litres: number;
  /** Wrong marks, the most telling first; equal ones, those that are not there, and where it stands at first are passed over. */
  readonly distractors?: readonly Distractor<number>[];
  readonly tooLittle: Words;
  readonly tooMuch: Words;
}

/** A question that is answered by pouring water into a vessel with marks, or out of it. */
export function pourQuestion(rng: Rng, draft: PourDraft): Question {
  const { view, litres, distractors, tooLittle, tooMuch } = draft;
  const fits = (mark: number) =>
    Number.isInteger(mark) && mark >= 0 && mark <= view.capacity && mark !== litres && mark !== view.start;
  return {
    kind: "pour",
    ...draftedFields(rng, draft),
    view,
    key: {
      litres,
      ...(distractors !== undefined && {
        mistakes: knownMistakes(distractors, fits).map(({ value, ...said }) => ({ litres: value, ...said })),
      }),
      tooLittle: wordsAsLine(tooLittle),
      tooMuch: wordsAsLine(tooMuch),
    },
    answer: toLine(jugText.amount(litres, view.markMl)),
  };
}
