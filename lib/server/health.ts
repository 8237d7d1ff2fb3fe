import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { serviceClient } from "#lib/database/clients.ts";
import { buildFacts } from "#lib/operation/build-facts.ts";
import { isEnding } from "#lib/operation/end-in-order.ts";

/** The answer of /api/health. */
interface Health {
  readonly status: "ok" | "unavailable" | "ending";
  readonly database: "ok" | "unavailable";
  readonly version: string;
}

/** Whether the product can serve, and its version. A process that is ending must get no more requests. */
export async function readHealth(): Promise<Health> {
  const database = (await checkHealth()) ? "ok" : "unavailable";
  return { status: isEnding() ? "ending" : database, database, version: buildFacts.version };
}

/** Whether the database answers a trivial query within two seconds. Never throws. */
export async function checkHealth(): Promise<boolean> {
  const patience = new AbortController();
  const timeout = wait(2000, false, { signal: patience.signal }).catch(() => false);
  const healthy = await Promise.race([askDatabase(), timeout]);
  patience.abort();
  return healthy;
}

async function askDatabase(): Promise<boolean> {
  try {
    const client = await serviceClient();
    const { error } = await client.from("courselist").select("id").limit(1).maybeSingle();
    return error === null;
  } catch {
    return false;
  }
}
