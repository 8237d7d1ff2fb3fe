import "server-only";
import { env } from "#lib/env.ts";
import { backend } from "#lib/supabase/backend.ts";
import { closeBackend } from "#lib/supabase/close-backend.ts";
import { forgetDaily } from "./forget-history.ts";
import { logEvent } from "./log-event.ts";

/**
 * Starts the backend of this process and ends it with the process. Throws when the embedded database cannot start
 * (its folder is in use, say): without it nothing can be served. A database elsewhere may come back, so that its
 * absence is only logged.
 */
export async function startBackend(): Promise<void> {
  const settings = env();
  try {
    await backend();
  } catch (error) {
    if (settings.backend === "embedded") throw error;
    logEvent("error", "backend not reached at start", {
      cause: error instanceof Error ? error.message : String(error),
    });
  }
  if (settings.backend !== "hosted") forgetDaily();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void closeBackend());
}
