"use server";

import { endGrownUpSession } from "#lib/server/grown-ups.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Signs the grown-up out of this browser. */
export async function signOutGrownUp(): Promise<void> {
  await tryRead("sign out", endGrownUpSession);
}
