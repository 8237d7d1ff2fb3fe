"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import type { Result } from "#lib/core/result.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { leaveClass as leave } from "#lib/server/seats.ts";
import { checkSession, readSessionCookie, type Session } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

const idSchema = z.uuid();

/** Takes this browser's pupil out of a class. One who is not in it has left it before, in another tab. */
export async function leaveClass(id: unknown): Promise<Result<null, "gone" | "too-many" | "backend-away">> {
  const classId = idSchema.safeParse(id);
  if (!classId.success) return { ok: false, reason: "gone" };
  const session = await readSessionCookie();
  if (session.pupilId === null) return { ok: false, reason: "gone" };
  if (!(await takeAllowance("change-profile", session.pupilId))) return { ok: false, reason: "too-many" };
  // The page is shown anew in any case: it then says what has become of the pupil.
  refresh();
  const left = await tryRead("leave class", () => leaveAs(session, classId.data));
  return left.ok ? left.value : left;
}

async function leaveAs(session: Session, classId: string): Promise<Result<null, "gone">> {
  const { pupil } = await checkSession(session);
  if (pupil === null) return { ok: false, reason: "gone" };
  await leave(pupil.id, classId);
  return { ok: true, value: null };
}
