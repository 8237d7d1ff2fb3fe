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
 * Turns the browser into a guest, so that what is played from now on is stored; `newId` is its id if it has none yet. For
 * server actions only: pages cannot set cookies.
 */
export async function becomeGuest(session: Session, newId: string = randomUUID()): Promise<Player> {
  const guestId = session.guestId ?? newId;
  await writeSession({ pupilId: null, guestId, sessionId: null });
  return { kind: "guest", id: guestId };
}

/**
 * The player of this browser. Without one it becomes a guest with the id `newGuestId`, so that a profile can claim later
 * what is stored now. For server actions only: pages cannot set cookies.
 */
export async function keepPlayer(session: Session, newGuestId?: string): Promise<Player> {
  return playerOf(session) ?? becomeGuest(session, newGuestId);
}

/** The id of the guest that a browser without a player becomes by ending this run: always the same, and unguessable. */
export function firstGuestId(token: Pick<RunToken, "id">): string {
  const hash = createHmac("sha256", deriveKey("guest-id")).update(token.id).digest("hex");
  // Written as a random UUID is: version 4, variant 8.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const claimSchema = z.object({ runs: z.int(), points: z.int() });

/**
 * Gives the pupil what the guest earned, in points and in mastery. Each run counts once, ever. Returns what was
 * claimed.
 */
export async function claimGuestRuns(guestId: string, pupilId: string): Promise<{ runs: number; points: number }> {
  const client = await serviceClient();
  const answer = await client.rpc("claim_guest_runs", { p_guest: guestId, p_user: pupilId });
  const claimed = claimSchema.parse(unwrap("claim guest runs", answer));
  // If this fails, the pupil's next run updates the mastery.
  await tryRead("learn claimed runs", () => updateMastery(pupilId));
  return claimed;
}
