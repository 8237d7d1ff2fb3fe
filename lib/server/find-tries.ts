import "server-only";
import { writeTries } from "#lib/play/written-tries.ts";
import { listSkillProgress } from "./list-skill-progress.ts";
import { tryRead } from "./try-read.ts";

/**
 * What a pupil did in a skill before, as letters; "" for a guest, for the first time, and when it cannot be read:
 * practice by rule needs no database.
 */
export async function findTries(pupilId: string | null, skillId: string): Promise<string> {
  if (pupilId === null) return "";
  const found = await tryRead("tries", () => listSkillProgress(pupilId, [skillId]));
  return writeTries((found.ok ? found.value.get(skillId)?.tries : undefined) ?? []);
}
