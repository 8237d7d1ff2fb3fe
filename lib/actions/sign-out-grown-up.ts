"use server";

import { endGrownUpSession } from "#lib/data/end-grown-up-session.ts";
import { tryRead } from "#lib/data/try-read.ts";

/** Signs the grown-up out of this browser. */
export async function signOutGrownUp(): Promise<void> {
  await tryRead("sign out", endGrownUpSession);
}
