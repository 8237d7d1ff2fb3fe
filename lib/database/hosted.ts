import { createClient } from "@supabase/supabase-js";
import type { Env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";

type HostedSettings = Extract<Env, { readonly backend: "hosted" }>;

/** A project at Supabase, which needs no start. */
export function hostedBackend(settings: HostedSettings): Backend {
  return {
    url: settings.supabaseUrl,
    publishableKey: settings.publishableKey,
    secretKey: settings.secretKey,
    fetch: (request) => fetch(request),
    deleteUser: (id) => deleteUser(settings, id),
    // A project mails such an email again by itself, a minute later at the earliest, and only the last link is good.
    forgetUnconfirmed: () => Promise.resolve(),
    // The project does it with pg_cron (forget_old_accounts).
    forgetAccounts: () => Promise.resolve({ accounts: 0, logEntries: 0 }),
    close: () => Promise.resolve(),
  };
}

async function deleteUser({ supabaseUrl, secretKey }: HostedSettings, id: string): Promise<void> {
  const client = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.auth.admin.deleteUser(id);
  if (error !== null && error.status !== 404) throw new Error(`delete user: ${error.code ?? ""} ${error.message}`);
}
