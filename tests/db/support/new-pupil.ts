import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#lib/database/database.types.ts";

/** Makes a pupil and gives the id. */
export async function newPupil(client: SupabaseClient<Database>, username: string): Promise<string> {
  const { data } = await client.from("users").insert({ username, avatar: "fox" }).select("id").single().throwOnError();
  return data.id;
}
