import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { SliderView } from "#lib/questions/kinds/slider/grading.ts";
import { endsOf, stepOf, writePlace } from "#lib/questions/kinds/slider/places.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface SliderDraft extends QuestionDraft {
  readonly view: SliderView;
  /** Where the end belongs, and how far beside it is right too. */
  readonly answer: number;
  readonly tolerance?: number;
  /** Wrong places, the most telling first; equal ones, those where the end cannot stand, and where it stands at first are passed over. */
  readonly distractors: readonly Distractor<number>[];
  /** What is said of other places. */
  readonly tooLow: Words;
  readonly tooHigh: Words;
}

/** A question that is answered by pulling an end along a ruler, or a point along a number line. */
export function sliderQuestion(rng: Rng, draft: SliderDraft): Question {
  const { view, answer, tolerance = 0 } = draft;
  const [least, most] = endsOf(view);
  const fits = (value: number) =>
    value >= least &&
    value <= most &&
    value !== view.start &&
    (value - least) % stepOf(view) === 0 &&
    Math.abs(value - answer) > tolerance;
  return {
    kind: "slider",
    ...draftedFields(rng, draft),
    view,
    key: {
      at: answer,
      tolerance,
      mistakes: knownMistakes(draft.distractors, fits).map(({ value, ...said }) => ({ at: value, ...said })),
      tooLow: wordsAsLine(draft.tooLow),
      tooHigh: wordsAsLine(draft.tooHigh),
    },
    answer: toLine(writePlace(view, answer)),
  };
}
