import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#lib/data/database.types.ts";
import { type Backend, backend } from "./backend.ts";

const clients = new WeakMap<Backend, SupabaseClient<Database>>();

/** The client of lib/data: it holds the secret key, so row level security does not bind it. */
export async function serviceClient(): Promise<SupabaseClient<Database>> {
  const running = await backend();
  const known = clients.get(running);
  if (known !== undefined) {
    return known;
  }
  const client = createClient<Database>(running.url, running.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => withPatience(running.fetch(new Request(input, init))) },
  });
  clients.set(running, client);
  return client;
}

const patienceMs = 8000;

/**
 * The answer, or a rejection when it does not come in time: a database that has gone away would otherwise keep a
 * pupil waiting for as long as its driver tries to reach it. Writes are safe to repeat, so giving up loses nothing.
 */
async function withPatience(answer: Promise<Response>): Promise<Response> {
  const enough = new AbortController();
  const tooLate = wait(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new Error("the database did not answer in time");
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    enough.abort();
  }
}
