import "server-only";
import { type Env, env } from "#lib/env.ts";
import type { ForgottenAccounts } from "./accounts.ts";
import { deleteHostedUser } from "./delete-hosted-user.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { startPostgres } from "./start-postgres.ts";

/** A running Supabase, wherever it is. */
export interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** How a request reaches it. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Deletes a grown-up's account for good; one that is gone already is no error. */
  deleteUser(id: string): Promise<void>;
  /** Deletes the account of an email that was never confirmed, so that it can be signed up anew. */
  forgetUnconfirmed(email: string): Promise<void>;
  /** Deletes accounts nobody confirmed and entries of the sign-in service's log, both too old. */
  forgetAccounts(): Promise<ForgottenAccounts>;
  close(): Promise<void>;
}

declare global {
  // The bundle may hold this module several times, and development reloads it; the backend is one.
  var runningBackend: Promise<Backend> | undefined;
}

/** The backend of this process, started by the first call. A start that failed is tried again by the next call. */
export function backend(): Promise<Backend> {
  globalThis.runningBackend ??= startOnce();
  return globalThis.runningBackend;
}

async function startOnce(): Promise<Backend> {
  try {
    return await start(env());
  } catch (error) {
    globalThis.runningBackend = undefined;
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
      return {
        url: settings.supabaseUrl,
        publishableKey: settings.publishableKey,
        secretKey: settings.secretKey,
        fetch: (request) => fetch(request),
        deleteUser: (id) => deleteHostedUser(settings, id),
        // A project mails such an email again by itself, a minute later at the earliest, and only the last link is good.
        forgetUnconfirmed: () => Promise.resolve(),
        // With pg_cron, as all that is old (forget_old_accounts).
        forgetAccounts: () => Promise.resolve({ accounts: 0, logEntries: 0 }),
        close: () => Promise.resolve(),
      };
  }
}
