import "server-only";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { askBackend } from "./ask-backend.ts";
import { backend } from "./backend.ts";

/**
 * A client that keeps nothing: what it does leaves no cookie in the browser, whose presence would tell whether an
 * email has an account.
 */
export async function signUpClient(): Promise<SupabaseClient> {
  const running = await backend();
  return createClient(running.url, running.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: askBackend(running) },
  });
}
