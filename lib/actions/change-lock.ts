"use server";

import { refresh } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { changeLock as writeChange } from "#lib/server/locks.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie, type Session } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * Sets, changes or removes the picture lock of this browser's pupil. Locks come as texts ("frog-duck-cat"); `next` is
 * null to remove it, `old` is null where there is none.
 */
export async function changeLock(
  old: unknown,
  next: unknown,
): Promise<Result<null, "wrong" | "wait" | "used-up" | "unproven" | "gone" | "ended" | "too-many" | "backend-away">> {
  const locks = { old: readLock(old), next: readLock(next) };
  if (locks.old === "unreadable" || locks.next === "unreadable") return { ok: false, reason: "wrong" };
  return change(locks.old, locks.next);
}

async function change(old: PictureLock | null, next: PictureLock | null) {
  const session = await readSessionCookie();
  // The page is shown anew in any case: it then says what has become of the profile and its lock.
  refresh();
  if (session.pupilId === null) return { ok: false, reason: "gone" } as const;
  if (!(await takeAllowance("try-lock"))) return { ok: false, reason: "too-many" } as const;
  const changed = await tryRead("change lock", () => write(session, old, next));
  return changed.ok ? changed.value : changed;
}

async function write(session: Session, old: PictureLock | null, next: PictureLock | null) {
  const { pupil, guestId, sessionId, hasEnded } = await checkSession(session);
  if (pupil === null || sessionId === null) return { ok: false, reason: hasEnded ? "ended" : "gone" } as const;
  return writeChange({ pupilId: pupil.id, guestId, sessionId }, old, next);
}

function readLock(text: unknown): PictureLock | null | "unreadable" {
  if (text === null) return null;
  return (typeof text === "string" ? pictureLock.read(text) : null) ?? "unreadable";
}
