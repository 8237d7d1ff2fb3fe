import { setTimeout as wait } from "node:timers/promises";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamAheadMs } from "#lib/core/vietnam-day.ts";

/** Waits for midnight in Việt Nam where it is nearer than this: what a day or a week adds up to is asked within one. */
export async function clearOfMidnight(leastMs: number): Promise<void> {
  const left = dayMs - ((Date.now() + vietnamAheadMs) % dayMs);
  if (left < leastMs) await wait(left + 1000);
}
