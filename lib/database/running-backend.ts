import { env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";

/**
 * The backend for code that may not start one: a hosted project as it is, else what this process has running. Null
 * when nothing is.
 */
export async function runningBackend(): Promise<Pick<
  Backend,
  "url" | "publishableKey" | "secretKey" | "fetch"
> | null> {
  const settings = env();
  if (settings.backend === "hosted") {
    const { supabaseUrl: url, publishableKey, secretKey } = settings;
    return { url, publishableKey, secretKey, fetch: (request) => fetch(request) };
  }
  try {
    return (await globalThis.runningBackend) ?? null;
  } catch {
    return null;
  }
}
