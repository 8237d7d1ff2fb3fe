import { daysOfWeek } from "#lib/core/vietnam-week.ts";
import type { SeatView } from "./class-view.ts";

interface WeekOfClass {
  readonly joined: number;
  /** How many pupils have played this week. */
  readonly played: number;
  /** Of those who played, the one in the middle; 0 if nobody did. */
  readonly medianMinutes: number;
  /** How many played on each day from Monday. */
  readonly byDay: readonly number[];
  /** The seats of pupils who have not played. */
  readonly notYet: readonly SeatView[];
}

/** What a class has played in the week from a Monday. */
export function summariseWeek(seats: readonly SeatView[], monday: string): WeekOfClass {
  const taken = seats.flatMap((seat) => (seat.pupil === null ? [] : [{ seat, pupil: seat.pupil }]));
  const played = taken.filter(({ pupil }) => pupil.days.length > 0);
  const minutes = played.map(({ pupil }) => pupil.seconds / 60).toSorted((a, b) => a - b);
  return {
    joined: taken.length,
    played: played.length,
    medianMinutes: Math.round(medianOf(minutes)),
    byDay: daysOfWeek(monday).map((day) => played.filter(({ pupil }) => pupil.days.includes(day)).length),
    notYet: taken.filter(({ pupil }) => pupil.days.length === 0).map(({ seat }) => seat),
  };
}

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const middle = Number.isInteger(half) ? [sorted[half - 1], sorted[half]] : [sorted[Math.floor(half)]];
  return middle.reduce<number>((sum, each) => sum + (each ?? 0) / middle.length, 0);
}
