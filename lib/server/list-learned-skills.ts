import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import type { AskedItems } from "#lib/play/asked-items.ts";
import type { SkillProgress } from "#lib/play/skill-progress.ts";
import { unwrap } from "./backend-error.ts";
import { askedItemsSchema } from "./item-tries.ts";
import { skillProgressColumns, toSkillProgress } from "./skill-progress-row.ts";

interface LearnedSkills {
  readonly progress: ReadonlyMap<string, SkillProgress>;
  /** Which items were asked, of the skills whose bank was drawn from. */
  readonly items: ReadonlyMap<string, AskedItems>;
}

const itemsSchema = z.array(z.object({ skill_id: z.string(), items: askedItemsSchema.nullable() }));

/** All that is kept of a pupil in these skills, in one read; a skill that was never practised is in neither map. */
export async function listLearnedSkills(pupilId: string, skillIds: readonly string[]): Promise<LearnedSkills> {
  const client = await serviceClient();
  const rows = unwrap(
    "list learned skills",
    await client
      .from("skill_progress")
      .select(`${skillProgressColumns}, items`)
      .eq("user_id", pupilId)
      .in("skill_id", skillIds),
  );
  return {
    progress: new Map(rows.map(toSkillProgress)),
    items: new Map(
      itemsSchema.parse(rows).flatMap(({ skill_id, items }) => (items === null ? [] : [[skill_id, items] as const])),
    ),
  };
}
