import "server-only";
import { setTimeout as wait } from "node:timers/promises";

/** What `work` gives, `milliseconds` after the call at the earliest, so that the time taken tells nothing. */
export async function minDuration<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, wait(milliseconds)]);
  return value;
}
