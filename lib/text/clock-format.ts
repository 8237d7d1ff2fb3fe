import type { ClockTime } from "#lib/core/clock-time.ts";

/** How thirty minutes past are called: "7 giờ rưỡi" or "7 giờ 30 phút". */
export type HalfNaming = "half" | "minutes";

/** Keeps a number on one line with its unit. */
const tie = "\u00a0";

function hours(count: number): string {
  return `${count}${tie}giờ`;
}

function minutes(count: number): string {
  return `${count}${tie}phút`;
}

/** Times as the textbooks write them; an hour may also be one of 24. */
export const clockFormat = {
  hours,
  minutes,
  time: ({ hour, minute }: ClockTime, naming: HalfNaming): string => {
    if (minute === 0) return hours(hour);
    return minute === 30 && naming === "half" ? `${hours(hour)} rưỡi` : `${hours(hour)} ${minutes(minute)}`;
  },
  /** A stretch of time: whole hours, or minutes. */
  span: (length: number): string => (length % 60 === 0 ? hours(length / 60) : minutes(length)),
} as const;
