import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import { isDue } from "#lib/play/is-due.ts";
import type { DueSkill } from "#lib/play/plan-review.ts";
import { skills } from "#lib/skills/registry.ts";
import { listSkillProgress } from "./list-skill-progress.ts";

/** The skills of a class that are due today or were before; `now` in milliseconds, the day is Việt Nam's. */
export async function listDueSkills(pupilId: string, classId: ClassId, now: number): Promise<DueSkill[]> {
  const ids = skills.filter((skill) => skill.classId === classId).map(({ id }) => id);
  const progress = await listSkillProgress(pupilId, ids);
  return [...progress].filter(([, { card }]) => isDue(card, now)).map(([id, each]) => ({ id, progress: each }));
}
