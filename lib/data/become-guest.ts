import "server-only";
import { randomUUID } from "node:crypto";
import type { Player } from "./player.ts";
import { type Session, writeSession } from "./session.ts";

/** Makes a guest of a browser whose profile was deleted elsewhere, so that what is played on is kept. Actions only. */
export async function becomeGuest(session: Session): Promise<Player> {
  const guestId = session.guestId ?? randomUUID();
  await writeSession({ pupilId: null, guestId });
  return { kind: "guest", id: guestId };
}
