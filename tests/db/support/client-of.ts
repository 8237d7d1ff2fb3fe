import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend } from "#lib/database/backend.ts";
import type { Database } from "#lib/database/database.types.ts";

/** A client of `backend` with one of its two keys: what a browser could hold, or what the server holds. */
export function clientOf(backend: Backend, key: "publishableKey" | "secretKey"): SupabaseClient<Database> {
  return createClient<Database>(backend.url, backend[key], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}
