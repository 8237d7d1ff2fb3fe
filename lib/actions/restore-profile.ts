"use server";

import { refresh, updateTag } from "next/cache";
import { z } from "zod";
import type { Result } from "#lib/core/result.ts";
import { restoreProfile as bringBack } from "#lib/server/deleted-profiles.ts";
import { boardTag } from "#lib/server/leaderboards.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";

const idSchema = z.uuid();

/** Brings back a profile that was deleted in this browser in the last seven days. */
export async function restoreProfile(
  id: unknown,
): Promise<Result<null, "unproven" | "gone" | "too-many" | "backend-away">> {
  const pupilId = idSchema.safeParse(id);
  if (!pupilId.success) return { ok: false, reason: "gone" };
  // The page is shown anew in any case: it then says what has become of the profile.
  refresh();
  if (!(await takeAllowance("restore-profile"))) return { ok: false, reason: "too-many" };
  if (!(await takeAllowance("change-profile", pupilId.data))) return { ok: false, reason: "too-many" };
  const restored = await tryRead("restore profile", () => bringBack(pupilId.data));
  if (!restored.ok) return restored;
  if (!restored.value.ok) return restored.value;
  for (const board of restored.value.value) updateTag(boardTag(board));
  return { ok: true, value: null };
}
