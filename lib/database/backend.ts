import { env } from "#lib/env.ts";

/** How many rows a call of `forgetAccounts` has deleted. */
export interface ForgottenAccounts {
  readonly accounts: number;
  readonly logEntries: number;
}

/**
 * A running Supabase. Three files implement it: `embedded/start-embedded.ts` (the default: PostgreSQL
 * inside this process), `postgres.ts` (DATABASE_URL: a server of the operator) and `hosted.ts` (SUPABASE_URL: a project).
 * `open-backend.ts` starts the one that the settings ask for.
 */
export interface Backend {
  /** Address that Supabase clients are given; only `fetch` is asked. */
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Answers a request of a Supabase client. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Deletes a grown-up's account for good. Does nothing if it is already gone. */
  deleteUser(id: string): Promise<void>;
  /** Deletes the account of an email that was never confirmed, so that the email can sign up again. */
  forgetUnconfirmed(email: string): Promise<void>;
  /** Deletes a batch of old unconfirmed accounts and old log entries of the sign-in service; zeros when none are left. */
  forgetAccounts(): Promise<ForgottenAccounts>;
  /** Waits for what is running, then releases files, locks and connections. */
  close(): Promise<void>;
}

declare global {
  // The bundle may hold this module several times, and development reloads it; the backend is one.
  var startedBackend: Promise<Backend> | undefined;
}

/**
 * The backend for code that must not start one: a hosted project in any case, else the one that runs in this process.
 * Null when none is running.
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
    return (await globalThis.startedBackend) ?? null;
  } catch {
    return null;
  }
}

/** Closes the backend if one was started. */
export async function closeBackend(): Promise<void> {
  const running = globalThis.startedBackend;
  globalThis.startedBackend = undefined;
  if (running !== undefined) {
    await (await running).close();
  }
}
