import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import type { ClockSetKey, ClockSetResponse } from "./grade.ts";

/** The number a hand points at: 1 to 12. */
function pointsAt(minute: number): number {
  return minute / 5 || 12;
}

/** Whether each hand stands where the other one belongs. */
function isSwapped(key: ClockTime, response: ClockTime): boolean {
  return response.hour === pointsAt(key.minute) && pointsAt(response.minute) === key.hour;
}

export function clockSetFeedback(key: ClockSetKey, response: ClockSetResponse): Line | null {
  const isHour = response.hour === key.hour;
  const isMinute = response.minute === key.minute;
  if (isHour && isMinute) return null;
  if (isSwapped(key, response)) return key.swapped;
  if (isMinute) return key.wrongHour;
  return isHour ? key.wrongMinute : key.wrongBoth;
}
