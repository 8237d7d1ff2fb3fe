import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { unwrap } from "./backend-error.ts";
import { type Player, playerIds } from "./player.ts";

const recordSchema = z.object({
  status: z.literal(["recorded", "repeated", "out_of_order", "finished", "not_yours", "unknown"]),
  right: z.boolean().nullable(),
});

export type Recorded = z.infer<typeof recordSchema>;

export interface GivenAnswer {
  readonly runId: string;
  /** 0 to 9; only the next place of the run is taken. */
  readonly place: number;
  /** As it came from the browser, already found readable. */
  readonly response: unknown;
  readonly right: boolean;
  /** Of the pupil; null for a guest. The database refuses what an ended session sends. */
  readonly sessionId: string | null;
}

/** Writes one answer of a challenge run, once; an answer sent again gets the verdict that stands. */
export async function recordAnswer(player: Player, given: GivenAnswer): Promise<Recorded> {
  const client = await serviceClient();
  const answer = await client.rpc("record_answer", {
    ...playerIds(player),
    p_run: given.runId,
    p_place: given.place,
    p_response: z.json().parse(given.response),
    p_right: given.right,
    ...(given.sessionId !== null && { p_session: given.sessionId }),
  });
  const recorded = recordSchema.parse(unwrap("record answer", answer));
  if (recorded.status === "recorded") metrics().answers.inc({ mode: "challenge" });
  return recorded;
}
