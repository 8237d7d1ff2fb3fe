import "server-only";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { listTopBoards } from "./list-top-boards.ts";
import { unwrap } from "./unwrap.ts";

/** Deletes a profile with everything under it; its name is free again. Gives the boards it was shown on. */
export async function deletePupil(pupilId: string): Promise<readonly string[]> {
  const boards = await listTopBoards(pupilId);
  const client = await serviceClient();
  unwrap("delete pupil", await client.from("users").delete().eq("id", pupilId).select("id"));
  return boards;
}
