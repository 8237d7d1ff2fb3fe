import "server-only";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { askBackend } from "./ask-backend.ts";
import type { Backend } from "./backend.ts";
import type { Database } from "./database.types.ts";
import { backend } from "./open-backend.ts";

const clients = new WeakMap<Backend, SupabaseClient<Database>>();

/** The client of lib/server, one a backend. It holds the secret key, so row level security does not apply to it. */
export async function serviceClient(): Promise<SupabaseClient<Database>> {
  const running = await backend();
  const known = clients.get(running);
  if (known !== undefined) {
    return known;
  }
  const client = createClient<Database>(running.url, running.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: askBackend(running) },
  });
  clients.set(running, client);
  return client;
}

/**
 * A client without a session: it leaves no cookie in the browser, whose presence would reveal whether an email has an
 * account.
 */
export async function signUpClient(): Promise<SupabaseClient> {
  const running = await backend();
  return createClient(running.url, running.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: askBackend(running) },
  });
}
