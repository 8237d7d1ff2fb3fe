import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type CalendarKey, type CalendarView, readDay } from "#lib/questions/kinds/calendar/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { writeDays } from "#lib/questions/write-response.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

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
  const taken = new Set([String(answer)]);
  const mistakes: CalendarKey["mistakes"] = draft.distractors.flatMap(({ value, feedback, code }) => {
    if (feedback === undefined || value.length === 0 || !value.every(isOn) || taken.has(String(value))) return [];
    taken.add(String(value));
    return [{ days: value, feedback: wordsAsLine(feedback), code }];
  });
  return {
    kind: "calendar",
    ...draftedFields(rng, draft),
    view,
    key: { days: answer, mistakes, missing: wordsAsLine(draft.missing), wrong: wordsAsLine(draft.wrong) },
    answer: toLine(writeDays(view, { days: answer })),
  };
}
