import { createClient } from "@supabase/supabase-js";
import { askBackend } from "./ask-backend.ts";
import type { Backend } from "./backend.ts";

/** As old as a card may be on the pages. */
const freshMs = 60_000;
/** As many rows as a hosted project answers at once (supabase/config.toml). */
const mostRows = 1000;

type CardBackend = Pick<Backend, "url" | "secretKey" | "fetch">;

let cards: { readonly readAt: number; readonly ids: Promise<ReadonlySet<number> | null> } | null = null;

/**
 * Whether a card of a skill may have this number: asked before its page is rendered. One that is not known makes them be
 * read anew, once a minute at the most. Before they could be read every number may be a card's.
 */
export async function mayBeCard(backend: CardBackend, id: number): Promise<boolean> {
  cards ??= { readAt: performance.now(), ids: readCards(backend, null) };
  const known = await cards.ids;
  if (known?.has(id) === true) return true;
  // Nothing is waited for between looking and reading: of many at once one reads.
  if (performance.now() - cards.readAt > freshMs) cards = { readAt: performance.now(), ids: readCards(backend, known) };
  const ids = await cards.ids;
  return ids === null || ids.has(id);
}

/** Those that were `known` where they cannot be read; null where there are too many to know them all. */
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
