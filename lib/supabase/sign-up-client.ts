import "server-only";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { backend } from "./backend.ts";
import { withPatience } from "./with-patience.ts";

/**
 * A client that keeps nothing: what it does leaves no cookie in the browser, whose presence would tell whether an
 * email has an account.
 */
export async function signUpClient(): Promise<SupabaseClient> {
  const { url, publishableKey, fetch } = await backend();
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => withPatience(fetch(new Request(input, init))) },
  });
}
