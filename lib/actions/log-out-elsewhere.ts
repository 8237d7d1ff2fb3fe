"use server";

import { refresh } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { isProven } from "#lib/server/browsers.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, endOtherSessions, readSessionCookie, type Session } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * Ends the sessions of this browser's pupil in all other browsers. A stranger who typed the name would only annoy by it,
 * so it takes the same proof as a lock.
 */
export async function logOutElsewhere(): Promise<
  Result<null, "unproven" | "gone" | "ended" | "too-many" | "backend-away">
> {
  const session = await readSessionCookie();
  const { pupilId } = session;
  refresh();
  if (pupilId === null) return { ok: false, reason: "gone" };
  if (!(await takeAllowance("change-profile", pupilId))) return { ok: false, reason: "too-many" };
  const ended = await tryRead("log out elsewhere", () => endOthers(session));
  return ended.ok ? ended.value : ended;
}

async function endOthers(cookie: Session): Promise<Result<null, "unproven" | "gone" | "ended">> {
  const session = await checkSession(cookie);
  if (session.pupil === null) return { ok: false, reason: session.hasEnded ? "ended" : "gone" };
  if (!(await isProven(session.pupil.id))) return { ok: false, reason: "unproven" };
  return (await endOtherSessions(session)) ? { ok: true, value: null } : { ok: false, reason: "ended" };
}
