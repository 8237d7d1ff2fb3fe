import "server-only";
import { randomUUID } from "node:crypto";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { unwrap } from "./backend-error.ts";
import { knowBrowserOf } from "./browsers.ts";
import { lockHash } from "./lock-hash.ts";
import { type Session, writeSession } from "./sessions.ts";

/** Whether the pupil has set a picture lock. */
export async function hasLock(pupilId: string): Promise<boolean> {
  const client = await serviceClient();
  const answer = await client.from("picture_locks").select("user_id").eq("user_id", pupilId).maybeSingle();
  return unwrap("has lock", answer) !== null;
}

/**
 * Tries to open a pupil's lock; the value is the hash of the lock, null if none is set. After five wrong tries in a row
 * a proved browser has to wait, and all other browsers together have twenty tries a day (begin_lock_try); meanwhile
 * even the right lock is refused, so that guessing on reveals nothing. Opening the lock proves this browser. For server
 * actions only: pages cannot set cookies.
 */
export async function tryLock(
  pupilId: string,
  lock: PictureLock | null,
): Promise<Result<string | null, "wrong" | "wait" | "used-up">> {
  const client = await serviceClient();
  const browser = await knowBrowserOf(pupilId);
  const answer = await client.rpc("begin_lock_try", { p_user: pupilId, p_browser: browser });
  const { status, hash } = unwrap("begin lock try", answer);
  if (status === "none") return { ok: true, value: null };
  if (status === "wait") return { ok: false, reason: "wait" };
  if (status === "used_up") return { ok: false, reason: "used-up" };
  if (lock === null || hash === null || !(await lockHash.fits(pupilId, lock, hash)))
    return { ok: false, reason: "wrong" };
  const passed = await client.rpc("pass_lock", { p_user: pupilId, p_hash: hash, p_browser: browser });
  return unwrap("pass lock", passed) ? { ok: true, value: hash } : { ok: false, reason: "wrong" };
}

/**
 * Sets, changes or (`next` is null) removes a pupil's lock. `old` must open the current one; if there is none, the
 * browser must have proved that the profile is its own. The reason is "wrong" as well if another tab has changed the
 * lock meanwhile. Setting or changing a lock ends the other sessions. For server actions only: pages cannot set
 * cookies.
 */
export async function changeLock(
  session: Session & { readonly pupilId: string; readonly sessionId: string },
  old: PictureLock | null,
  next: PictureLock | null,
): Promise<Result<null, "wrong" | "wait" | "used-up" | "unproven" | "ended">> {
  const { pupilId, sessionId } = session;
  const opened = await tryLock(pupilId, old);
  if (!opened.ok) return opened;
  if (opened.value === null && next === null) return { ok: true, value: null };
  const nextSession = randomUUID();
  const client = await serviceClient();
  const written = await client.rpc("write_lock", {
    p_user: pupilId,
    p_old: opened.value,
    p_new: next === null ? null : await lockHash.make(pupilId, next),
    p_browser: await knowBrowserOf(pupilId),
    p_session: sessionId,
    p_next: nextSession,
  });
  const status = unwrap("write lock", written);
  if (status !== "written") return { ok: false, reason: status === "changed" ? "wrong" : status };
  if (next !== null) await writeSession({ ...session, sessionId: nextSession });
  return { ok: true, value: null };
}
