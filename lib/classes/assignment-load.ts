import type { ClassId } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { dayAfter } from "#lib/core/vietnam-day.ts";
import type { Assignment } from "./assignment-view.ts";

type Spread = Pick<Assignment, "opensOn" | "closesOn" | "minutes">;

function daysOf({ opensOn, closesOn }: Pick<Spread, "opensOn" | "closesOn">): string[] {
  const count = Math.round((Date.parse(closesOn) - Date.parse(opensOn)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, day) => dayAfter(opensOn, day));
}

/** The minutes of given work a day that a class should not go beyond (design "The classroom", "Given work"). */
export function mostMinutes(classId: ClassId): number {
  return classId === "1" || classId === "2" ? 10 : 15;
}

/**
 * The minutes of the fullest day that one of the pupils would have with a new assignment. What is open for several days is spread
 * over them. `numbers` are those of all seats of the class.
 */
export function loadWith(
  open: readonly Pick<Assignment, "opensOn" | "closesOn" | "minutes" | "seats" | "isWithdrawn">[],
  added: Spread & Pick<Assignment, "seats">,
  numbers: readonly number[],
): number {
  const counted = [...open.filter(({ isWithdrawn }) => !isWithdrawn), added].map((work) => {
    const days = daysOf(work);
    return { days: new Set(days), seats: work.seats, minutes: work.minutes / Math.max(1, days.length) };
  });
  const loads = daysOf(added).flatMap((day) =>
    (added.seats ?? numbers).map((number) =>
      counted
        .filter(({ days, seats }) => days.has(day) && (seats === null || seats.includes(number)))
        .reduce((sum, { minutes }) => sum + minutes, 0),
    ),
  );
  return Math.max(0, ...loads);
}
