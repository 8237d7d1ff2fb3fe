import type { SkillState } from "#lib/play/skill-progress.ts";
import { withDatabase } from "./class-data.ts";

interface SeededSkill {
  readonly numbers: readonly number[];
  readonly skillId: string;
  readonly state: SkillState;
  /** How many of the last first tries were right, and how many there were. */
  readonly right: number;
  readonly asked: number;
  readonly isDue?: boolean;
}

/** Lets pupils of a class have practised skills just now, in the data of a server that has stopped. An hour ago may be another week. */
export function seedSkills(dataDir: string, classId: string, skills: readonly SeededSkill[]): Promise<void> {
  return withDatabase(dataDir, async (database) => {
    for (const { numbers, skillId, state, right, asked, isDue = false } of skills) {
      const tries = "2".repeat(right) + "b".repeat(asked - right);
      await database.query(
        `insert into public.seat_skills (class_id, user_id, skill_id, state, tries, due_at, card, last_at)
        select class_id, user_id, $3, $4, $5, now() + $6::int * interval '9 days', '{}', now()
        from public.class_pupils where class_id = $1 and number = any ($2::smallint[])`,
        [classId, numbers, skillId, state, tries, isDue ? -1 : 1],
      );
    }
  });
}
