import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { cookies, headers } from "next/headers";
import { backend } from "#lib/database/backend.ts";
import { grownUpClient } from "#lib/database/grown-up-client.ts";

/**
 * The sign-in service, speaking for the grown-up of this request. Only a server action or a route may "write": pages
 * cannot set cookies, and the middleware has renewed the session before they run.
 */
export async function grownUpAuth(mode: "read" | "write"): Promise<SupabaseClient["auth"]> {
  const [running, jar, sent] = await Promise.all([backend(), cookies(), headers()]);
  const client = grownUpClient(running, {
    isSecure: sent.get("x-forwarded-proto") === "https",
    // A cookie that the middleware has just taken away is still listed, with no value at all.
    getAll: () => jar.getAll().filter(({ value }) => Boolean(value)),
    set: (name, value, options) => {
      if (mode === "write") jar.set(name, value, options);
    },
    // Next itself keeps the answers of actions and of dynamic routes out of shared caches.
    setHeader: () => undefined,
  });
  return client.auth;
}
