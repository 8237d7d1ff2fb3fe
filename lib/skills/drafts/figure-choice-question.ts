import type { Rng } from "#lib/core/rng.ts";
import { frameTogether } from "#lib/questions/diagrams/frame-together.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeFigures } from "#lib/questions/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Distractor } from "./distractor.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface FigureChoiceDraft extends QuestionDraft {
  /** The right picture, and how it is named once it is known. */
  readonly right: Figure;
  readonly answer: Words;
  /** Two or three wrong pictures, all told differently. */
  readonly distractors: readonly Distractor<Figure>[];
}

/** A question with three or four pictures to pick from. Throws an Error when two of them are told the same. */
export function figureChoiceQuestion(rng: Rng, draft: FigureChoiceDraft): Question {
  const [right = draft.right, ...others] = frameTogether([draft.right, ...draft.distractors.map(({ value }) => value)]);
  const wrong = draft.distractors.map(({ value, feedback, code }, place) => ({
    figure: others[place] ?? value,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "figure-choice",
    ...draftedFields(rng, draft),
    ...arrangeFigures(rng, right, wrong),
    answer: wordsAsLine(draft.answer),
  };
}
