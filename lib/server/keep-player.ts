import "server-only";
import { becomeGuest } from "./become-guest.ts";
import { type Player, playerOf } from "./player.ts";
import type { Session } from "./session.ts";

/**
 * Who plays. A guest gets an id with the first thing that is kept, so that it belongs to this browser and a profile
 * can take it over later; `newGuestId` where it is known which. Only a server action may call it: pages cannot set cookies.
 */
export async function keepPlayer(session: Session, newGuestId?: string): Promise<Player> {
  return playerOf(session) ?? becomeGuest(session, newGuestId);
}
