import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import type { Numerals, Sky } from "#lib/questions/figures/clock-figure.ts";

/** A clock whose hands are turned to a time. */
export interface ClockSetView {
  /** Where the hands stand at first; never at the time asked for. */
  readonly start: ClockTime;
  /** How many minutes one step of the long hand takes; with 60 only the short hand is turned. */
  readonly step: 60 | 30 | 15 | 5;
  readonly numerals: Numerals;
  readonly sky: Sky | null;
}

export interface ClockSetKey extends ClockTime {
  /** Said when only the short hand, only the long hand, both, or each in the other's place stand wrong. */
  readonly wrongHour: Line;
  readonly wrongMinute: Line;
  readonly wrongBoth: Line;
  readonly swapped: Line;
}

export interface ClockSetResponse {
  readonly hour: number;
  readonly minute: number;
}

export function gradeClockSet(key: ClockSetKey, response: ClockSetResponse): boolean {
  return response.hour === key.hour && response.minute === key.minute;
}
