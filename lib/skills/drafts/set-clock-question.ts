import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Rng } from "#lib/core/rng.ts";
import { buildSetClockQuestion } from "#lib/questions/clock/build-set-clock-question.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface SetClockDraft extends Omit<QuestionDraft, "praise"> {
  /** Where the hands have to stand. */
  readonly time: ClockTime;
  /** How many minutes one step of the long hand takes. */
  readonly step: 15 | 5;
  /** The time as it is told: "15 giờ 30 phút". */
  readonly answer: Words;
  /** Said when only the short hand, only the long hand, or both stand wrong. */
  readonly wrong?: { readonly hour: Words; readonly minute: Words; readonly both: Words };
}

/** A question in which the hands are turned to a time that has first to be found. */
export function setClockQuestion(rng: Rng, { time, step, answer, wrong, ...draft }: SetClockDraft): Question {
  const board = buildSetClockQuestion({ time, naming: "minutes", numerals: "all", step, story: null, sky: null, rng });
  const told = wrong && {
    wrongHour: wordsAsLine(wrong.hour),
    wrongMinute: wordsAsLine(wrong.minute),
    wrongBoth: wordsAsLine(wrong.both),
  };
  return {
    ...board,
    ...draftedFields(rng, { ...draft, praise: "hands" }),
    key: { ...board.key, ...told },
    answer: wordsAsLine(answer),
  };
}
