import "server-only";
import { becomeGuest, keepPlayer } from "./guests.ts";
import { openChallenge } from "./open-challenge.ts";
import type { Player } from "./player.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/**
 * Opens a challenge for whoever plays; its token then says who that is. A pupil whose profile was deleted elsewhere
 * plays on as a guest. Null when the run cannot be played: it is over, or another's.
 */
export async function startChallenge(token: RunToken, session: Session): Promise<RunToken | null> {
  const player = await keepPlayer(session);
  const status = await openChallenge(token, player);
  if (status !== "unknown_user") return status === "open" ? ownedBy(token, player) : null;
  const guest = await becomeGuest(session);
  return (await openChallenge(token, guest)) === "open" ? ownedBy(token, guest) : null;
}

function ownedBy(token: RunToken, player: Player): RunToken {
  return player.kind === "pupil"
    ? { ...token, pupilId: player.id, guestId: null }
    : { ...token, pupilId: null, guestId: player.id };
}
