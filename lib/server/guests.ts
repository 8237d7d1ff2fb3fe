import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import { deriveKey } from "#lib/derive-key.ts";
import { unwrap } from "./backend-error.ts";
import { updateMastery } from "./mastery.ts";
import { type Player, playerOf } from "./player.ts";
import type { RunToken } from "./run-token.ts";
import { type Session, writeSession } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

/**
 * Makes a guest of a browser without a player, so that what is played on is kept; `newId` is the id of a guest that is
 * not there yet. Actions only.
 */
export async function becomeGuest(session: Session, newId: string = randomUUID()): Promise<Player> {
  const guestId = session.guestId ?? newId;
  await writeSession({ pupilId: null, guestId, sessionId: null });
  return { kind: "guest", id: guestId };
}

/**
 * Who plays. A guest gets an id with the first thing that is kept, so that it belongs to this browser and a profile
 * can take it over later; `newGuestId` where it is known which. Only a server action may call it: pages cannot set cookies.
 */
export async function keepPlayer(session: Session, newGuestId?: string): Promise<Player> {
  return playerOf(session) ?? becomeGuest(session, newGuestId);
}

/** The id of the guest that ending this run makes of a browser without one: always the same, and known to nobody else. */
export function firstGuestId(token: Pick<RunToken, "id">): string {
  const hash = createHmac("sha256", deriveKey("guest-id")).update(token.id).digest("hex");
  // Written as a random UUID is: version 4, variant 8.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

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
