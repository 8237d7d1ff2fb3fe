import { env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";

/**
 * The backend for code that may not start one: a hosted project as it is, else what this process has running. Null
 * when nothing is.
 */
export async function runningBackend(): Promise<Pick<Backend, "url" | "publishableKey" | "fetch"> | null> {
  const settings = env();
  if (settings.backend === "hosted") {
    return { url: settings.supabaseUrl, publishableKey: settings.publishableKey, fetch: (request) => fetch(request) };
  }
  try {
    return (await globalThis.runningBackend) ?? null;
  } catch {
    return null;
  }
}
