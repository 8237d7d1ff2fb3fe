import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { clockFormat, type HalfNaming } from "#lib/text/clock-format.ts";

/** A time as an answer: "7 giờ", "7 giờ rưỡi" or "7 giờ 30 phút". */
export function timeLine(time: ClockTime, naming: HalfNaming): Line {
  return toLine(clockFormat.time(time, naming));
}
