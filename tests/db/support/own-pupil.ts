import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#lib/database/database.types.ts";

export interface OwnPupil {
  readonly id: string;
  readonly session: string;
  /** The browser that made the profile, as the database knows it. */
  readonly browser: string;
}

/** Makes a pupil as the server does: with a first session, in a browser that is then the profile's maker. */
export async function ownPupil(client: SupabaseClient<Database>, username: string): Promise<OwnPupil> {
  const own = { id: randomUUID(), session: randomUUID(), browser: "m".repeat(43) };
  const sent = { p_id: own.id, p_session: own.session, p_browser: own.browser };
  await client.rpc("register_pupil", { ...sent, p_username: username, p_avatar: "fox" }).throwOnError();
  return own;
}

/** Sets a pupil's first lock, by its hash. */
export async function setLock(client: SupabaseClient<Database>, own: OwnPupil, hash: string): Promise<void> {
  const { data } = await client
    .rpc("write_lock", {
      p_user: own.id,
      p_old: null,
      p_new: hash,
      p_browser: own.browser,
      p_session: own.session,
      p_next: randomUUID(),
    })
    .throwOnError();
  if (data !== "written") throw new Error(`the lock was not set: ${data}`);
}
