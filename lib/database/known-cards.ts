import { createClient } from "@supabase/supabase-js";
import { askBackend } from "./ask-backend.ts";
import type { Backend } from "./backend.ts";

/** The age at which the pages refresh their cards. */
const freshMs = 60_000;
/** The most rows that a hosted project returns at once (supabase/config.toml). */
const mostRows = 1000;

type CardBackend = Pick<Backend, "url" | "secretKey" | "fetch">;

let cards: { readonly readAt: number; readonly ids: Promise<ReadonlySet<number> | null> } | null = null;

/**
 * Whether a skill's card may have this number; the middleware asks before the page is rendered. An unknown number makes the
 * cards be read again, at most once a minute. Until they have been read, every number may be a card's.
 */
export async function mayBeCard(backend: CardBackend, id: number): Promise<boolean> {
  cards ??= { readAt: performance.now(), ids: readCards(backend, null) };
  const known = await cards.ids;
  if (known?.has(id) === true) return true;
  // Nothing is awaited between the check and the read, so that of many requests at once only one reads.
  if (performance.now() - cards.readAt > freshMs) cards = { readAt: performance.now(), ids: readCards(backend, known) };
  const ids = await cards.ids;
  return ids === null || ids.has(id);
}

/** The numbers of the cards; `known` if they cannot be read, null if there are too many to know them all. */
async function readCards(
  { url, secretKey, fetch }: CardBackend,
  known: ReadonlySet<number> | null,
): Promise<ReadonlySet<number> | null> {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: askBackend({ fetch }) },
  });
  const { data } = await client.from("courselist").select("id").eq("type", "course").limit(mostRows);
  if (data === null) return known;
  return data.length >= mostRows ? null : new Set(data.map(({ id }) => Number(id)));
}
