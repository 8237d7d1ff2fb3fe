import "server-only";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { unwrap } from "./unwrap.ts";

/** Deletes a profile with everything under it; its name is free again. Gives the boards it stood on. */
export async function deletePupil(pupilId: string): Promise<readonly string[]> {
  const client = await serviceClient();
  const totals = await client.from("level_totals").select("level_name").eq("user_id", pupilId).order("level_name");
  const boards = unwrap("list totals", totals);
  const gone = await client.from("users").delete().eq("id", pupilId).select("id");
  unwrap("delete pupil", gone);
  return boards.map((row) => row.level_name);
}
