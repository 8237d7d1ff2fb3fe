import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";
import { type Leader, toLeaders } from "./leader.ts";

/** The pupil's own row of a board with the neighbours above and below; empty when the pupil is not on it. */
export async function findOwnPlace(levelName: string, pupilId: string): Promise<Leader[]> {
  const client = await serviceClient();
  const answer = await client.rpc("own_place", { p_level_name: levelName, p_user: pupilId });
  return toLeaders(unwrap("find own place", answer));
}

/** Whether the operator keeps the pupil off the boards. The pupil's own place says nothing of it. */
export async function isHiddenFromBoards(pupilId: string): Promise<boolean> {
  const client = await serviceClient();
  const row = unwrap(
    "find hidden pupil",
    await client.from("hidden_pupils").select("user_id").eq("user_id", pupilId).maybeSingle(),
  );
  return row !== null;
}
