"use server";

import { updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { forgetPupil, isProven } from "#lib/data/browser.ts";
import { deletePupil } from "#lib/data/delete-pupil.ts";
import { boardTag } from "#lib/data/list-leaders.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { checkSession, readSessionCookie, type Session, writeSession } from "#lib/data/session.ts";
import { tryRead } from "#lib/data/try-read.ts";

/**
 * Deletes the profile of this browser's pupil with everything under it, and logs out. It takes a browser that has proved
 * whose the profile is.
 */
export async function deleteProfile(): Promise<Result<null, "unproven" | "too-many" | "backend-away">> {
  const session = await readSessionCookie();
  const { pupilId } = session;
  if (pupilId !== null) {
    if (!(await takeAllowance("change-profile", pupilId))) return { ok: false, reason: "too-many" };
    const deleted = await tryRead("delete profile", () => deleteOwn(session));
    if (!deleted.ok) return deleted;
    if (deleted.value === "unproven") return { ok: false, reason: "unproven" };
    for (const board of deleted.value) updateTag(boardTag(board));
    await forgetPupil(pupilId);
  }
  await writeSession({ pupilId: null, guestId: null, sessionId: null });
  return { ok: true, value: null };
}

/** The boards the profile was shown on; none where it is gone, or not this browser's any more. */
async function deleteOwn(session: Session): Promise<readonly string[] | "unproven"> {
  const { pupil } = await checkSession(session);
  if (pupil === null) return [];
  return (await isProven(pupil.id)) ? deletePupil(pupil.id) : "unproven";
}
