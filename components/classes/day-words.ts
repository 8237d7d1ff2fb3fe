import { vietnamAheadMs } from "#lib/core/vietnam-day.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

/** "2026-11-30" as "30/11". */
export function shortDay(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}

/** A day as a teacher says it: "thứ Hai 30/11", or that it is today. */
export function dayWords(day: string, today: string): string {
  if (day === today) return text.dayToday;
  const weekday = text.weekdays[new Date(Date.parse(day)).getUTCDay()] ?? "";
  return text.day(weekday, shortDay(day));
}

/** A moment in ISO 8601 by the clock of Việt Nam: "20:15 28/11". Written by hand: browsers and servers format dates differently. */
export function momentWords(moment: string): string {
  const there = new Date(Date.parse(moment) + vietnamAheadMs).toISOString();
  return text.moment(there.slice(11, 16), shortDay(there.slice(0, 10)));
}
