import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type CalendarView, readDay } from "#lib/questions/kinds/calendar/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeDays } from "#lib/questions/write-response.ts";
import { type Distractor, draftedFields, knownMistakes, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface CalendarDraft extends QuestionDraft {
  readonly view: CalendarView;
  /** Days as dayOn counts them, in their order. */
  readonly answer: readonly number[];
  /** Other days, the most telling first; equal ones, and days that are on no sheet, are passed over. */
  readonly distractors: readonly Distractor<readonly number[]>[];
  /** Said where only some of the days were tapped, and of other days. */
  readonly missing: Words;
  readonly wrong: Words;
}

/** A question that is answered by tapping days on the sheet of a month. */
export function calendarQuestion(rng: Rng, draft: CalendarDraft): Question {
  const { view, answer } = draft;
  const isOn = (at: number) => {
    const { sheet, day } = readDay(at);
    return day >= 1 && day <= (view.sheets[sheet]?.days ?? 0);
  };
  const fits = (days: readonly number[]) => days.length > 0 && days.every(isOn) && String(days) !== String(answer);
  const mistakes = knownMistakes(draft.distractors, fits).map(({ value, ...said }) => ({ days: value, ...said }));
  return {
    kind: "calendar",
    ...draftedFields(rng, draft),
    view,
    key: { days: answer, mistakes, missing: wordsAsLine(draft.missing), wrong: wordsAsLine(draft.wrong) },
    answer: toLine(writeDays(view, { days: answer })),
  };
}
