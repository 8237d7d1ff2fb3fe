import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { serviceClient } from "./service-client.ts";

/** Whether the database answers a trivial question within two seconds. Never throws. */
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
