import "server-only";
import { randomUUID } from "node:crypto";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { knowBrowserOf } from "./browser.ts";
import { lockHash } from "./lock-hash.ts";
import { type Session, writeSession } from "./session.ts";
import { tryLock } from "./try-lock.ts";
import { unwrap } from "./unwrap.ts";

/**
 * Sets, changes or (`next` is null) removes a pupil's lock. `old` must open the one that is there; where none is, the browser
 * must be one that has proved whose the profile is. "wrong" also when another tab has changed the lock meanwhile. A lock
 * that is set or changed ends the other sessions. Only a server action may call it: pages cannot set cookies.
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
