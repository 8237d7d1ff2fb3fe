"use server";

import { updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { deleteProfile as remove } from "#lib/server/deleted-profiles.ts";
import { boardTag } from "#lib/server/leaderboards.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { readSessionCookie, type Session, writeSession } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * Deletes the profile of this browser's pupil with everything under it, and logs out; for seven days it can come back. It
 * takes a browser that has proved whose the profile is.
 */
export async function deleteProfile(): Promise<Result<null, "unproven" | "too-many" | "backend-away">> {
  const session = await readSessionCookie();
  if (session.pupilId !== null) {
    if (!(await takeAllowance("change-profile", session.pupilId))) return { ok: false, reason: "too-many" };
    const deleted = await tryRead("delete profile", () => removeOwn(session));
    if (!deleted.ok) return deleted;
    if (deleted.value === "unproven") return { ok: false, reason: "unproven" };
    for (const board of deleted.value) updateTag(boardTag(board));
  }
  await writeSession({ pupilId: null, guestId: null, sessionId: null });
  return { ok: true, value: null };
}

/** The boards the profile was shown on; none where it is gone, or not this browser's any more, which is only logged out. */
async function removeOwn(session: Session): Promise<readonly string[] | "unproven"> {
  const removed = await remove(session);
  if (removed.ok) return removed.value;
  return removed.reason === "unproven" ? "unproven" : [];
}
