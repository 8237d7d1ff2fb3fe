import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { unwrap } from "./unwrap.ts";

const claimSchema = z.object({ runs: z.int(), points: z.int() });

/** Gives the pupil what the guest of this browser earned; each run counts once, ever. */
export async function claimGuestRuns(guestId: string, pupilId: string): Promise<{ runs: number; points: number }> {
  const client = await serviceClient();
  const answer = await client.rpc("claim_guest_runs", { p_guest: guestId, p_user: pupilId });
  return claimSchema.parse(unwrap("claim guest runs", answer));
}
