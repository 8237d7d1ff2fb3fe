import type { ClockTime } from "./clock-time.ts";

/** How many minutes, 0 to 719, the hands have turned since both stood at twelve. */
export function minutesAfterTwelve({ hour, minute }: ClockTime): number {
  return (hour % 12) * 60 + minute;
}
