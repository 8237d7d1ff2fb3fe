import { dayMs } from "./durations.ts";

/** Midnight in Việt Nam is so long before midnight of the same day in UTC, in ms; there is no summer time. */
export const vietnamAheadMs = 7 * 60 * 60 * 1000;

/**
 * The day in Việt Nam at a time in milliseconds: "2026-11-21". Days written so compare as texts do. Counted by hand: a
 * phone takes a quarter of a second to make its first `Intl.DateTimeFormat`, and every page needs the day.
 */
export function vietnamDay(at: number): string {
  return writeDay(at + vietnamAheadMs);
}

/** The day so many days after another; before it where they are negative. */
export function dayAfter(day: string, days: number): string {
  return writeDay(Date.parse(day) + days * dayMs);
}

/** The day in UTC at a time in milliseconds: "2026-11-21". */
export function writeDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
