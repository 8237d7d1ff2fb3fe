import { vietnamDay } from "#lib/core/vietnam-day.ts";
import type { ReviewCard } from "./schedule-review.ts";

/** Whether a skill is due on the day of `now` (milliseconds) or was before; days are Việt Nam's. */
export function isDue({ dueAt }: Pick<ReviewCard, "dueAt">, now: number): boolean {
  return vietnamDay(dueAt) <= vietnamDay(now);
}
