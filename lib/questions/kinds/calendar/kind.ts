import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type CalendarKey, type CalendarView, calendarGrading, dayOn, knownMistake } from "./grading.ts";

const mostDays = 31;

/** The view with exactly the fields that are shown. */
function toView({ sheets, isSingle }: CalendarView): CalendarView {
  return {
    sheets: sheets.map(({ month, startsOn, days, ringed }) => ({
      month,
      startsOn,
      days,
      ringed: ringed.map((day) => day),
    })),
    isSingle,
  };
}

/** The key without the names of the mistakes. */
function toKey({ days, mistakes, missing, wrong }: CalendarKey): CalendarKey {
  return {
    days: days.map((day) => day),
    mistakes: mistakes.map((mistake) => ({
      days: mistake.days.map((day) => day),
      feedback: toPublicLine(mistake.feedback),
    })),
    missing: toPublicLine(missing),
    wrong: toPublicLine(wrong),
  };
}

export const calendarKind = defineKind(calendarGrading, {
  response: z.strictObject({
    days: z
      .array(z.int().min(1).max(dayOn(1, mostDays)))
      .min(1)
      .max(mostDays)
      .refine((days) => new Set(days).size === days.length),
  }),
  toView,
  toKey,
  // The second month is turned to.
  countTaps: (_, { days }) => days.length + Number(days.some((day) => day > mostDays)) + 1,
  nameMistake: (key, response) => knownMistake(key, response)?.code ?? null,
  examples({ sheets, isSingle }, key) {
    const [{ days } = { days: 0 }] = sheets;
    const others = [1, days].filter((day) => !key.days.includes(day)).map((day) => [day]);
    const part = isSingle ? [] : [key.days.slice(1)];
    return {
      right: [{ days: key.days }, { days: key.days.toReversed() }],
      wrong: [...key.mistakes.map((mistake) => mistake.days), ...others, ...part].map((each) => ({ days: each })),
    };
  },
});
