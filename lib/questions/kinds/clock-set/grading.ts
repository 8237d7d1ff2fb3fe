import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import type { Numerals, Sky } from "#lib/questions/figures/clock.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

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

function grade(key: ClockSetKey, response: ClockSetResponse): boolean {
  return response.hour === key.hour && response.minute === key.minute;
}

/** The number a hand points at: 1 to 12. */
function pointsAt(minute: number): number {
  return minute / 5 || 12;
}

/** Whether each hand stands where the other one belongs. */
export function isSwapped(key: ClockTime, response: ClockTime): boolean {
  return response.hour === pointsAt(key.minute) && pointsAt(response.minute) === key.hour;
}

function feedback(key: ClockSetKey, response: ClockSetResponse): Line | null {
  const isHour = response.hour === key.hour;
  const isMinute = response.minute === key.minute;
  if (isHour && isMinute) return null;
  if (isSwapped(key, response)) return key.swapped;
  if (isMinute) return key.wrongHour;
  return isHour ? key.wrongMinute : key.wrongBoth;
}

export const clockSetGrading: Grading<ClockSetKey, ClockSetResponse> = {
  field: "minute",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
