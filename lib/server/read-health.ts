import "server-only";
import { checkHealth } from "#lib/database/check-health.ts";
import { buildFacts } from "#lib/operation/build-facts.ts";
import { isEnding } from "#lib/operation/end-in-order.ts";

export interface Health {
  readonly status: "ok" | "unavailable" | "ending";
  readonly database: "ok" | "unavailable";
  readonly version: string;
}

/** Whether the product can serve, and which version it is. A process that is ending is not to be sent more. */
export async function readHealth(): Promise<Health> {
  const database = (await checkHealth()) ? "ok" : "unavailable";
  return { status: isEnding() ? "ending" : database, database, version: buildFacts.version };
}
