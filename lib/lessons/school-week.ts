import { dayMs, weekMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";

/** The weeks of a school year: 18 before the middle of January, 17 after. */
export const schoolWeeks = 35;

/** Tết takes two weeks, which begin on the Monday nearest to five days before it. */
const tetWeeks = 2;
const daysBeforeTet = 5;

/** Days are counted as if they were of UTC: no day is longer than another. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const mondayFrom = (at: number): number => at + ((8 - new Date(at).getUTCDay()) % 7) * dayMs;
const mondayNear = (at: number): number => mondayFrom(at - 3 * dayMs);

/**
 * How many days after 20 January Tết falls, from 2026 on: by the new moon in Việt Nam. The lunar calendar of browsers is
 * China's, which is a day late in some years, and slow to make on a phone.
 */
const firstTet = 2026;
const tetDays = [
  28, 17, 6, 24, 13, 3, 22, 11, 30, 19, 8, 26, 15, 4, 23, 12, 2, 21, 10, 28, 17, 6, 25, 13, 3, 22, 12, 29, 19, 8, 26,
  15, 4, 23, 13,
];

/** The first day of the first lunar month of a year. */
export function tetOf(year: number): number {
  // Beyond the table: the middle of the time in which it can fall.
  return Date.UTC(year, 0, 20) + (tetDays[year - firstTet] ?? 16) * dayMs;
}

/** Where a moment stands in the school year. */
export interface SchoolWeek {
  /** 1 to 35; during Tết the week before it, from summer to the end of July the last, in August the first. */
  readonly week: number;
  /** The day of the week's work, 0 for Monday to 4 for Friday; a weekend and holidays count as Friday. */
  readonly day: number;
}

/**
 * The school week of a moment (milliseconds), by Việt Nam's days: the year begins on the first Monday from 5 September and
 * has 18 and 17 weeks with two weeks of Tết between (design "Lessons", "The map of lessons").
 */
export function schoolWeekAt(now: number): SchoolWeek {
  const today = utcOf(vietnamDay(now));
  const date = new Date(today);
  if (date.getUTCMonth() === 7) return { week: 1, day: 0 };
  const year = schoolYearAt(now);
  const start = mondayFrom(Date.UTC(year, 8, 5));
  if (today < start) return { week: 1, day: 0 };
  const tet = mondayNear(tetOf(year + 1) - daysBeforeTet * dayMs);
  const weeksBefore = (tet - start) / weekMs;
  const passed = Math.floor((today - start) / weekMs);
  const isTet = passed >= weeksBefore && passed < weeksBefore + tetWeeks;
  if (isTet) return { week: weeksBefore, day: 4 };
  const week = passed < weeksBefore ? passed + 1 : passed + 1 - tetWeeks;
  if (week > schoolWeeks) return { week: schoolWeeks, day: 4 };
  return { week, day: Math.min((date.getUTCDay() + 6) % 7, 4) };
}

/** The year in which the school year of a moment began: from August on the one to come. */
export function schoolYearAt(now: number): number {
  const date = new Date(utcOf(vietnamDay(now)));
  return date.getUTCFullYear() - (date.getUTCMonth() < 7 ? 1 : 0);
}

/** The number of the school week that begins on this Monday ("2026-11-16"); null in holidays. */
export function schoolWeekFrom(monday: string): number | null {
  const { week, day } = schoolWeekAt(utcOf(monday));
  // Before the year begins every day counts as the first of it, and its week as the first.
  const isWeek = day === 0 && (week > 1 || schoolWeekAt(utcOf(monday) + weekMs).week > 1);
  return isWeek ? week : null;
}
