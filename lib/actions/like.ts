"use server";

import { updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { addLike, likeCookie, likeTag } from "#lib/server/likes.ts";
import { playerOf } from "#lib/server/player.ts";
import { takeLike } from "#lib/server/rate-limits.ts";
import { readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * Records a like (spec section 2), once a day and browser: a second one the same day is thanked for and not counted.
 * Who leaves the cookies out is held by the limits of pupils and of the household's guests.
 */
export async function like(): Promise<Result<null, "too-many" | "backend-away">> {
  if (await likeCookie.isSet()) return { ok: true, value: null };
  if (!(await takeLike(playerOf(await readSessionCookie())))) return { ok: false, reason: "too-many" };
  const added = await tryRead("like", addLike);
  if (!added.ok) return added;
  await likeCookie.set();
  updateTag(likeTag);
  return { ok: true, value: null };
}
