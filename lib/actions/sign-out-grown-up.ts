"use server";

import { endGrownUpSession, forgetGrownUpSession } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Signs the grown-up out of this browser, which forgets the session also when it asks too often to have it ended. */
export async function signOutGrownUp(): Promise<void> {
  if (await takeAllowance("change-profile", "grown-up")) await tryRead("sign out", endGrownUpSession);
  else await forgetGrownUpSession();
}
