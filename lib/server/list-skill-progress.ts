import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import type { SkillProgress } from "#lib/play/skill-progress.ts";
import { unwrap } from "./backend-error.ts";
import { skillProgressColumns, toSkillProgress } from "./skill-progress-row.ts";

/** What is kept of a pupil in these skills; a skill that was never practised is not in the map. */
export async function listSkillProgress(
  pupilId: string,
  skillIds: readonly string[],
): Promise<ReadonlyMap<string, SkillProgress>> {
  const client = await serviceClient();
  const rows = unwrap(
    "list skill progress",
    await client.from("skill_progress").select(skillProgressColumns).eq("user_id", pupilId).in("skill_id", skillIds),
  );
  return new Map(rows.map(toSkillProgress));
}
