import { dayMs } from "./durations.ts";
import { dayAfter, vietnamAheadMs, vietnamDay, writeDay } from "./vietnam-day.ts";

/** The Monday of the week of a time in milliseconds, by Vietnam's calendar: "2026-11-23". `weeksAgo` goes back from there. */
export function vietnamWeek(at: number, weeksAgo = 0): string {
  const day = Date.parse(vietnamDay(at));
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return writeDay(day - (sinceMonday + 7 * weeksAgo) * dayMs);
}

/** The days of the week from this Monday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => dayAfter(monday, day));
}

/** The Sunday of the week from this Monday. */
export function sundayOf(monday: string): string {
  return dayAfter(monday, 6);
}

/** When the week from this Monday begins, in ms since 1970. */
export function startOfWeek(monday: string): number {
  return Date.parse(monday) - vietnamAheadMs;
}

/** When the week from this Monday is over, in ms since 1970. */
export function endOfWeek(monday: string): number {
  return Date.parse(monday) + 7 * dayMs - vietnamAheadMs;
}
