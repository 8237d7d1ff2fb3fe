import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockFormat, type HalfNaming } from "#lib/text/clock-format.ts";
import type { DayPart } from "./day-time.ts";
import { clockTwoText } from "./text.ts";

/** "8 giờ tối", "8 giờ rưỡi tối" or "8 giờ 30 phút tối". */
export function nameOfDayTime(time: ClockTime, part: DayPart, naming: HalfNaming): string {
  return `${clockFormat.time(time, naming)} ${clockTwoText.part(part)}`;
}
