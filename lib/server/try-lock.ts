import "server-only";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { knowBrowserOf } from "./browser.ts";
import { lockHash } from "./lock-hash.ts";
import { unwrap } from "./unwrap.ts";

/**
 * Tries a lock; the value is the hash it opened, null where none is set. After five wrong tries in a row a browser that has
 * proved itself before has to wait, and all others together have twenty a day (begin_lock_try); then a right lock is refused
 * like any other, so that guessing on tells nothing. Who opens it proves this browser. Only a server action may call it:
 * pages cannot set cookies.
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
