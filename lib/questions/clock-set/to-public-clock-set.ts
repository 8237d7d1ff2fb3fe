import type { ClockSetView } from "./grade.ts";

/** The view with exactly the fields that are shown. */
export function toPublicClockSet({ start, step, numerals, sky }: ClockSetView): ClockSetView {
  return { start: { hour: start.hour, minute: start.minute }, step, numerals, sky };
}
