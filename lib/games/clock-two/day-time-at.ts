import type { DayPart, DayTime } from "./day-time.ts";

/** The textbook's parts of the day: 1 to 6 giờ chiều, 7 to 9 giờ tối, 10 and 11 giờ đêm. */
function partAt(hour24: number): DayPart {
  if (hour24 < 12) return "morning";
  if (hour24 < 19) return "afternoon";
  return hour24 < 22 ? "evening" : "night";
}

/** A time of the day from its hour of 24; noon and midnight have names of their own and are never asked about. */
export function dayTimeAt(hour24: number, minute: number): DayTime {
  const part = partAt(hour24);
  return { hour: hour24 % 12 || 12, minute, hour24, part, sky: part === "night" ? "evening" : part };
}
