import type { ClockFace } from "#lib/questions/figures/clock.ts";

/** The slice of the face the short hand crosses in so many hours from a number on. */
export function hourSlice(hour: number, hours: number): ClockFace["slice"] {
  const from = (hour % 12) * 5;
  return { from, to: from + hours * 5 };
}
