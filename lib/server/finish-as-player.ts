import "server-only";
import { type Finished, finishRun, type RunOutcome } from "./finish-run.ts";
import { becomeGuest, firstGuestId, keepPlayer } from "./guests.ts";
import { type Player, playerOfRun } from "./player.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/**
 * Ends a run for whoever plays. What a pupil played while the profile was deleted elsewhere becomes the guest's of
 * this browser, so that it is not lost to the next profile; so does what nobody had begun when the session was ended
 * elsewhere, while a run of the pupil waits for the pupil. A run that a slow network sends twice before the browser has
 * a guest makes the same guest both times.
 */
export async function finishAsPlayer(
  token: RunToken,
  session: Session,
  outcome: RunOutcome,
): Promise<{ player: Player; finished: Finished }> {
  const player = playerOfRun(token, session) ?? (await keepPlayer(session, firstGuestId(token)));
  const finished = await finishRun(token, player, session.sessionId, outcome);
  const isLost = finished.status === "session_ended" && token.pupilId === null;
  if (finished.status !== "unknown_user" && !isLost) return { player, finished };
  const guest = await becomeGuest(session, firstGuestId(token));
  return { player: guest, finished: await finishRun(token, guest, null, outcome) };
}
