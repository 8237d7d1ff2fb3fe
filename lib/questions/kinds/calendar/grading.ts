import type { Line } from "#lib/core/line.ts";
import type { CalendarFigure } from "#lib/questions/figures/calendar.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** The sheet of one month on which days are tapped; a ringed day is told about. */
export type MonthSheet = Pick<CalendarFigure, "month" | "startsOn" | "days" | "ringed">;

export interface CalendarView {
  /** One month, or two that follow each other, of which one is seen at a time. */
  readonly sheets: readonly MonthSheet[];
  /** Whether one day is asked for, and not all that fit. */
  readonly isSingle: boolean;
}

export interface CalendarKey {
  /** Days as dayOn counts them, in their order. */
  readonly days: readonly number[];
  /** Other days that come from a known mistake, each with its own sentence. */
  readonly mistakes: readonly {
    readonly days: readonly number[];
    readonly feedback: Line;
    readonly code?: MistakeCode;
  }[];
  /** Said where only some of them were tapped, and of other days. */
  readonly missing: Line;
  readonly wrong: Line;
}

export interface CalendarResponse {
  readonly days: readonly number[];
}

/** More than a sheet has days: a day of the second sheet is counted from here on. */
const sheetSize = 100;

export function dayOn(sheet: number, day: number): number {
  return sheet * sheetSize + day;
}

export function readDay(at: number): { readonly sheet: number; readonly day: number } {
  return { sheet: Math.floor(at / sheetSize), day: at % sheetSize };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((day) => other.includes(day));
}

function grade(key: CalendarKey, { days }: CalendarResponse): boolean {
  return isSame(days, key.days);
}

/** The known mistake behind other days. */
export function knownMistake(
  key: CalendarKey,
  { days }: CalendarResponse,
): CalendarKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => isSame(days, mistake.days));
}

function feedback(key: CalendarKey, response: CalendarResponse): Line | null {
  if (grade(key, response)) return null;
  const isPart = response.days.every((day) => key.days.includes(day));
  return knownMistake(key, response)?.feedback ?? (isPart ? key.missing : key.wrong);
}

export const calendarGrading: Grading<CalendarKey, CalendarResponse> = {
  field: "days",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
