import "server-only";
import type { Result } from "#lib/core/result.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { lockHash } from "./lock-hash.ts";
import { tryLock } from "./try-lock.ts";
import { unwrap } from "./unwrap.ts";

/**
 * Sets, changes or (`next` is null) removes a pupil's lock. `old` must open the one that is there; it is not looked at
 * where none is. "wrong" also when another tab has changed the lock meanwhile.
 */
export async function changeLock(
  pupilId: string,
  old: PictureLock | null,
  next: PictureLock | null,
): Promise<Result<null, "wrong" | "wait">> {
  const opened = await tryLock(pupilId, old);
  if (!opened.ok) return opened;
  if (opened.value === null && next === null) return { ok: true, value: null };
  const client = await serviceClient();
  const written = await client.rpc("write_lock", {
    p_user: pupilId,
    p_old: opened.value,
    p_new: next === null ? null : await lockHash.make(pupilId, next),
  });
  return unwrap("write lock", written) ? { ok: true, value: null } : { ok: false, reason: "wrong" };
}
