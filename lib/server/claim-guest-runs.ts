import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { tryRead } from "./try-read.ts";
import { unwrap } from "./unwrap.ts";
import { updateMastery } from "./update-mastery.ts";

const claimSchema = z.object({ runs: z.int(), points: z.int() });

/** Gives the pupil what the guest of this browser earned; each run counts once, ever, and for its skills too. */
export async function claimGuestRuns(guestId: string, pupilId: string): Promise<{ runs: number; points: number }> {
  const client = await serviceClient();
  const answer = await client.rpc("claim_guest_runs", { p_guest: guestId, p_user: pupilId });
  const claimed = claimSchema.parse(unwrap("claim guest runs", answer));
  // What cannot be learned now is learned with the pupil's next run.
  await tryRead("learn claimed runs", () => updateMastery(pupilId));
  return claimed;
}
