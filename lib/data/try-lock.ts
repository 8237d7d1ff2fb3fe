import "server-only";
import { z } from "zod";
import type { Result } from "#lib/core/result.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { lockHash } from "./lock-hash.ts";
import { unwrap } from "./unwrap.ts";

const begunSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("none") }),
  z.object({ status: z.literal("wait") }),
  z.object({ status: z.literal("try"), hash: z.string() }),
]);

/**
 * Tries a lock; the value is the hash it opened, null where none is set. After five wrong tries in a row the database
 * makes everybody wait (begin_lock_try); meanwhile a right lock is refused like any other, so that guessing on tells nothing.
 */
export async function tryLock(
  pupilId: string,
  lock: PictureLock | null,
): Promise<Result<string | null, "wrong" | "wait">> {
  const client = await serviceClient();
  const answer = await client.rpc("begin_lock_try", { p_user: pupilId });
  const begun = begunSchema.parse(unwrap("begin lock try", answer));
  if (begun.status === "none") return { ok: true, value: null };
  if (begun.status === "wait") return { ok: false, reason: "wait" };
  if (lock === null || !(await lockHash.fits(pupilId, lock, begun.hash))) return { ok: false, reason: "wrong" };
  const passed = await client.rpc("pass_lock", { p_user: pupilId, p_hash: begun.hash });
  return unwrap("pass lock", passed) ? { ok: true, value: begun.hash } : { ok: false, reason: "wrong" };
}
