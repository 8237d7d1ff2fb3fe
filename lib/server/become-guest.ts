import "server-only";
import { randomUUID } from "node:crypto";
import type { Player } from "./player.ts";
import { type Session, writeSession } from "./session.ts";

/**
 * Makes a guest of a browser without a player, so that what is played on is kept; `newId` is the id of a guest that is
 * not there yet. Actions only.
 */
export async function becomeGuest(session: Session, newId: string = randomUUID()): Promise<Player> {
  const guestId = session.guestId ?? newId;
  await writeSession({ pupilId: null, guestId, sessionId: null });
  return { kind: "guest", id: guestId };
}
