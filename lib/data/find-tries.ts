import "server-only";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { writeTries } from "#lib/play/written-tries.ts";
import { listSkillProgress } from "./list-skill-progress.ts";
import { tryRead } from "./try-read.ts";

/**
 * What a pupil did in a skill before, as letters; "" for a guest, for the first time, and when it cannot be read:
 * practice by rule needs no database.
 */
export async function findTries(pupilId: string | null, ref: ActivityRef): Promise<string> {
  if (pupilId === null || ref.kind !== "skill") return "";
  const found = await tryRead("tries", () => listSkillProgress(pupilId, [ref.id]));
  return writeTries((found.ok ? found.value.get(ref.id)?.tries : undefined) ?? []);
}
