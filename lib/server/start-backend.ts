import "server-only";
import { closeBackend } from "#lib/database/backend.ts";
import { backend, isAway } from "#lib/database/open-backend.ts";
import { env } from "#lib/env.ts";
import { believeProxies } from "#lib/http/believe-proxies.ts";
import { endInOrder } from "#lib/operation/end-in-order.ts";
import { refuseStart } from "#lib/operation/refuse-start.ts";
import { forgetDaily } from "./forget-history.ts";
import { logEvent } from "./log-event.ts";

/**
 * Sets which proxies are trusted, starts the backend of this process and closes it with the process. If the backend can
 * never start (a wrong setting, a folder in use, a failing migration), it prints the reason and ends the process. A remote
 * database may come back, so its absence is only logged.
 */
export async function startBackend(): Promise<void> {
  try {
    const { trustedProxies, challengePace } = env();
    if (challengePace < 1) logEvent("warn", "challenges may be too fast", { challengePace });
    if (trustedProxies !== null) believeProxies(trustedProxies);
    endInOrder(closeBackend);
    await backend();
  } catch (error) {
    if (!isAway(error)) return refuseStart(error);
    logEvent("error", "backend not reached at start", {
      cause: error instanceof Error ? error.message : String(error),
    });
  }
  if (env().backend !== "hosted") forgetDaily();
}
