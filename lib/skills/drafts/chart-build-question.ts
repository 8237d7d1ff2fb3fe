import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import type { ChartBuildView } from "#lib/questions/kinds/chart-build/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** A row or a column that is built, or the number that is typed. */
export interface ChartPart {
  readonly value: number;
  /** Wrong numbers, the most telling first; equal ones, and those that cannot be built or typed, are passed over. */
  readonly distractors: readonly Distractor<number>[];
  /** What is said of other numbers. */
  readonly tooLow: Words;
  readonly tooHigh: Words;
}

interface ChartBuildDraft extends QuestionDraft {
  readonly view: ChartBuildView;
  /** One for each row or column that is built, then the typed number. */
  readonly parts: readonly ChartPart[];
}

/** A question that is answered by building rows of pictures or columns of a chart. */
export function chartBuildQuestion(rng: Rng, draft: ChartBuildDraft): Question {
  const { view, parts } = draft;
  const { built, step, most } = view;
  const fits = (place: number, value: number) =>
    value > 0 && (place >= built.length ? Number.isInteger(value) : value <= most && value % step === 0);
  const values = parts.map(({ value }) => value);
  return {
    kind: "chart-build",
    ...draftedFields(rng, draft),
    view,
    key: {
      values,
      mistakes: parts.flatMap(({ value: right, distractors }, place) =>
        knownMistakes(distractors, (value) => value !== right && fits(place, value)).map((each) => ({
          place,
          ...each,
        })),
      ),
      tooLow: parts.map(({ tooLow }) => wordsAsLine(tooLow)),
      tooHigh: parts.map(({ tooHigh }) => wordsAsLine(tooHigh)),
    },
    answer: toLine(writeBuilt(view, values)),
  };
}
