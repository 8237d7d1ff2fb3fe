import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock.ts";
import type { DayTime } from "./day-time.ts";
import { clockTwoText } from "./text.ts";

/** A digital clock at a time of the day, alone or beside clocks with hands. */
export function digitalFigure({ hour24, minute }: DayTime, faces: readonly ClockFace[]): ClockFigure {
  const digital = clockTwoText.digital(hour24, minute).text;
  return { type: "clock", faces, digital, alt: clockTwoText.digitalAlt(hour24, minute) };
}
