import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { BackendError } from "./backend-error.ts";

/** How many levels of all games the pupil has done. */
export async function countDoneLevels(pupilId: string): Promise<number> {
  const client = await serviceClient();
  const answer = await client
    .from("user_levels")
    .select("*", { count: "exact", head: true })
    .eq("user_id", pupilId)
    .eq("status", "done");
  if (answer.error !== null || answer.count === null) {
    throw new BackendError(`count done levels: ${answer.error?.message ?? "no count"}`);
  }
  return answer.count;
}
