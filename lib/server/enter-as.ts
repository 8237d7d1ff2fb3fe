import "server-only";
import { rememberPupil } from "./browser.ts";
import { claimGuestRuns } from "./claim-guest-runs.ts";
import { endSession, readSessionCookie, writeSession } from "./session.ts";
import { tryRead } from "./try-read.ts";

/**
 * Logs a pupil in with a session that was begun for it, and hands over what this browser earned as a guest; where that
 * cannot be done now, the next finished run tries again. Says whether points were handed over. Only a server action may
 * call it: pages cannot set cookies.
 */
export async function enterAs(pupilId: string, sessionId: string): Promise<boolean> {
  const before = await readSessionCookie();
  const { guestId } = before;
  const claimed = guestId === null ? null : await tryRead("claim", () => claimGuestRuns(guestId, pupilId));
  // Nobody is here twice; where it cannot be ended now it is only forgotten.
  await tryRead("end session", () => endSession(before));
  await writeSession({ pupilId, guestId: claimed === null || claimed.ok ? null : guestId, sessionId });
  await rememberPupil(pupilId);
  return claimed?.ok === true && claimed.value.points > 0;
}
