import "server-only";
import { closeBackend } from "#lib/database/backend.ts";
import { backend, isAway } from "#lib/database/open-backend.ts";
import { env } from "#lib/env.ts";
import { believeProxies } from "#lib/http/believe-proxies.ts";
import { endInOrder } from "#lib/operation/end-in-order.ts";

import { forgetDaily } from "./forget-history.ts";
import { logEvent } from "./log-event.ts";

/** Says why this server cannot start, a line for the error and each of its causes, and ends the process. */
function refuseStart(error: unknown): never {
  process.stderr.write(`${reasonsOf(error).join("\n")}\n`);
  process.exit(1);
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const causes = error.cause === undefined ? [] : reasonsOf(error.cause);
  return [error.message, ...causes.map((reason) => `  ${reason}`)];
}

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
