import "server-only";
import { type Env, env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { hostedBackend } from "./hosted.ts";
import { startPostgres } from "./postgres.ts";

/** The backend of this process. The first call starts it; after a failed start the next call tries again. */
export function backend(): Promise<Backend> {
  globalThis.startedBackend ??= startOnce();
  return globalThis.startedBackend;
}

async function startOnce(): Promise<Backend> {
  try {
    return await start(env());
  } catch (error) {
    globalThis.startedBackend = undefined;
    throw error;
  }
}

async function start(settings: Env): Promise<Backend> {
  switch (settings.backend) {
    case "embedded":
      return startEmbedded(settings.dataDir);
    case "postgres":
      return startPostgres(settings.databaseUrl);
    case "hosted":
      return hostedBackend(settings);
  }
}

// Codes of the network, of the driver, and of PostgreSQL for "starting up", "shutting down" and "too many connections".
const awayCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|AI_AGAIN|NOTFOUND)|CONNECT_TIMEOUT|CONNECTION_\w+|08\w{3}|57P0[123]|53300)$/;

/** Whether a start failed because the database is unreachable. It may come back, unlike a wrong setting. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.test(error.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  return isAway(error.cause);
}
