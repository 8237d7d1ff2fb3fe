import { dayMs } from "#lib/core/durations.ts";
import { daysOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { givenWorkText } from "#lib/text/given-work-text.ts";

/** Nobody takes the Monday after a Saturday for that of another week. */
const soon = 3;

const mondayOf = (day: string) => vietnamWeek(Date.parse(day));

/** A day from today on as a child says it: "ngày mai", "thứ Sáu", "thứ Hai tuần sau", "ngày 24 tháng 12". */
export function spokenDay(day: string, today: string): string {
  const words = givenWorkText.day;
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  const weeks = (Date.parse(mondayOf(day)) - Date.parse(mondayOf(today))) / (7 * dayMs);
  const weekday = words.weekdays[daysOfWeek(mondayOf(day)).indexOf(day)] ?? "";
  if (weeks === 0 || days <= soon) return weekday;
  const [, month = 0, date = 0] = day.split("-").map(Number);
  return weeks === 1 ? words.nextWeek(weekday) : words.date(date, month);
}

/** Until when given work is to be done, by its last day and today; after that day it can still be done. */
export function dueWords(closesOn: string, today: string): string {
  if (closesOn < today) return givenWorkText.late;
  return closesOn === today ? givenWorkText.untilTonight : givenWorkText.until(spokenDay(closesOn, today));
}
