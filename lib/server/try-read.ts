import "server-only";
import type { Result } from "#lib/core/result.ts";
import { logEvent } from "./log-event.ts";

/**
 * Runs a read whose failure a page can live with. The page then shows a kind notice in the place of the data;
 * the cause is logged here, once.
 */
export async function tryRead<Value>(what: string, read: () => Promise<Value>): Promise<Result<Value, "backend-away">> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    logEvent("error", "read failed", { what, cause: error instanceof Error ? error.message : String(error) });
    return { ok: false, reason: "backend-away" };
  }
}
