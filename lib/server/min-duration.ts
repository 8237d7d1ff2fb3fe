import "server-only";
import { setTimeout as wait } from "node:timers/promises";

/** The value of `work`, `milliseconds` after the call at the earliest, so that the duration reveals nothing. */
export async function minDuration<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, wait(milliseconds)]);
  return value;
}
