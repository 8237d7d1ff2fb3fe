import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Sky } from "#lib/questions/figures/clock.ts";

export type DayPart = "morning" | "afternoon" | "evening" | "night";

/** A time of the day: what the clock shows, and the hour of 24. */
export interface DayTime extends ClockTime {
  readonly hour24: number;
  readonly part: DayPart;
  /** What the sky looks like then. */
  readonly sky: Sky;
}
