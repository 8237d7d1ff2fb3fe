"use server";

import { updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { forgetPupil } from "#lib/data/browser-pupils.ts";
import { deletePupil } from "#lib/data/delete-pupil.ts";
import { boardTag } from "#lib/data/list-leaders.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { readSession, readSessionCookie, writeSession } from "#lib/data/session.ts";
import { tryRead } from "#lib/data/try-read.ts";

/** Deletes the profile of this browser's pupil with everything under it, and logs out. */
export async function deleteProfile(): Promise<Result<null, "too-many" | "backend-away">> {
  const { pupilId } = await readSessionCookie();
  if (pupilId !== null) {
    if (!(await takeAllowance("change-profile", pupilId))) return { ok: false, reason: "too-many" };
    const deleted = await tryRead("delete profile", async () => {
      const { pupil } = await readSession();
      return pupil === null ? [] : deletePupil(pupil.id);
    });
    if (!deleted.ok) return deleted;
    for (const board of deleted.value) updateTag(boardTag(board));
    await forgetPupil(pupilId);
  }
  await writeSession({ pupilId: null, guestId: null, sessionId: null });
  return { ok: true, value: null };
}
