import { dayMs } from "./durations.ts";
import { vietnamDay } from "./vietnam-day.ts";

/** Midnight in Việt Nam is so long before midnight of the same day in UTC; there is no summer time. */
const aheadMs = 7 * 60 * 60 * 1000;

/** The Monday of the week of a time in milliseconds, by Vietnam's calendar: "2026-11-23". `weeksAgo` goes back from there. */
export function vietnamWeek(at: number, weeksAgo = 0): string {
  const day = Date.parse(vietnamDay(at));
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return writeDay(day - (sinceMonday + 7 * weeksAgo) * dayMs);
}

/** The days of the week from this Monday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => writeDay(Date.parse(monday) + day * dayMs));
}

/** The Sunday of the week from this Monday. */
export function sundayOf(monday: string): string {
  return writeDay(Date.parse(monday) + 6 * dayMs);
}

/** When the week from this Monday begins, in ms since 1970. */
export function startOfWeek(monday: string): number {
  return Date.parse(monday) - aheadMs;
}

/** When the week from this Monday is over, in ms since 1970. */
export function endOfWeek(monday: string): number {
  return Date.parse(monday) + 7 * dayMs - aheadMs;
}

function writeDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
