import "server-only";
import { checkHealth } from "#lib/supabase/check-health.ts";

export interface Health {
  readonly status: "ok" | "unavailable";
  readonly database: "ok" | "unavailable";
  readonly version: string;
}

/** Whether the product can serve, and which version it is (package.json, put in by next.config.ts). */
export async function readHealth(): Promise<Health> {
  const database = (await checkHealth()) ? "ok" : "unavailable";
  return { status: database, database, version: process.env.APP_VERSION ?? "unknown" };
}
