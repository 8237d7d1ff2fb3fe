import type { ClockTime } from "./clock-time.ts";

const halfDay = 12 * 60;

/** What a clock shows so many minutes after twelve; before twelve, or past a turn of the hour hand, as well. */
export function clockTimeAt(minutes: number): ClockTime {
  const within = ((minutes % halfDay) + halfDay) % halfDay;
  return { hour: Math.floor(within / 60) || 12, minute: within % 60 };
}
