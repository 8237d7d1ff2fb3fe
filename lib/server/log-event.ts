import "server-only";
import { log } from "#lib/operation/log.ts";

/** Writes one line to the server's log. Never pass a name, a message or a cookie. */
export function logEvent(
  level: "info" | "warn" | "error",
  event: string,
  details: Record<string, string | number | null>,
): void {
  log()[level](details, event);
}
