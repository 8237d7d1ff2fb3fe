import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";
import { type Player, playerIds } from "./player.ts";
import { levelOf, type RunToken, slugOf } from "./run-token.ts";

const openSchema = z.object({ status: z.literal(["open", "not_yours", "finished", "unknown_user"]) });

/** Starts the clock of a challenge run; the database keeps the time, not the browser. */
export async function openChallenge(token: RunToken, player: Player): Promise<z.output<typeof openSchema>["status"]> {
  const client = await serviceClient();
  const answer = await client.rpc("open_run", {
    p_id: token.id,
    ...playerIds(player),
    p_activity: slugOf(token.ref),
    p_level: levelOf(token.ref),
  });
  return openSchema.parse(unwrap("open run", answer)).status;
}
