import "server-only";
import { rememberPupil } from "./browser-pupils.ts";
import { claimGuestRuns } from "./claim-guest-runs.ts";
import { readSession, writeSession } from "./session.ts";
import { tryRead } from "./try-read.ts";

/**
 * Logs a pupil in and hands over what this browser earned as a guest; where that cannot be done now, the next
 * finished run tries again. Says whether points were handed over. Only a server action may call it: pages cannot set
 * cookies.
 */
export async function enterAs(pupilId: string): Promise<boolean> {
  const { guestId } = await readSession();
  const claimed = guestId === null ? null : await tryRead("claim", () => claimGuestRuns(guestId, pupilId));
  await writeSession({ pupilId, guestId: claimed === null || claimed.ok ? null : guestId });
  await rememberPupil(pupilId);
  return claimed?.ok === true && claimed.value.points > 0;
}
