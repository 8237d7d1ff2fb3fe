import "server-only";
import type { Result } from "#lib/core/result.ts";
import { logEvent } from "./log-event.ts";

/**
 * Runs a read that may fail: logs the cause once and returns "backend-away", so that the page can show a friendly notice in
 * the place of the data. `what` names the read in the log.
 */
export async function tryRead<Value>(what: string, read: () => Promise<Value>): Promise<Result<Value, "backend-away">> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    logEvent("error", "read failed", { what, cause: error instanceof Error ? error.message : String(error) });
    return { ok: false, reason: "backend-away" };
  }
}
