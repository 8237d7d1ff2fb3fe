import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./unwrap.ts";

/** Whether the pupil has set a picture lock. */
export async function hasLock(pupilId: string): Promise<boolean> {
  const client = await serviceClient();
  const answer = await client.from("picture_locks").select("user_id").eq("user_id", pupilId).maybeSingle();
  return unwrap("has lock", answer) !== null;
}
