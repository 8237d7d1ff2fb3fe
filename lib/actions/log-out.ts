"use server";

import type { Result } from "#lib/core/result.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { endSession, readSessionCookie, writeSession } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Ends the session of this browser for good, and forgets who was playing in it. */
export async function logOut(): Promise<Result<null, "too-many" | "backend-away">> {
  const session = await readSessionCookie();
  const { pupilId } = session;
  // A guest has no session to end.
  if (pupilId !== null && !(await takeAllowance("change-profile", pupilId))) return { ok: false, reason: "too-many" };
  const ended = await tryRead("log out", () => endSession(session));
  if (!ended.ok) return ended;
  await writeSession({ pupilId: null, guestId: null, sessionId: null });
  return { ok: true, value: null };
}
