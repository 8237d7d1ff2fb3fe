import "server-only";
import { randomUUID } from "node:crypto";
import { type Player, playerOf } from "./player.ts";
import { type Session, writeSession } from "./session.ts";

/**
 * Who plays. A guest gets an id with the first thing that is kept, so that it belongs to this browser and a profile
 * can take it over later. Only a server action may call it: pages cannot set cookies.
 */
export async function keepPlayer(session: Session): Promise<Player> {
  const player = playerOf(session);
  if (player !== null) return player;
  const guestId = randomUUID();
  await writeSession({ ...session, guestId });
  return { kind: "guest", id: guestId };
}
