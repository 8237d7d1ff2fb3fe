import type { ClassId } from "#lib/core/class-id.ts";
import type { Skill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

/** The maths skills of a class; the one the variable SKILL names where it is set, to look at one while it is made. */
export function listRuleSkills(classId: ClassId): Skill[] {
  const only = process.env.SKILL;
  return skills.filter(
    (skill) =>
      skill.classId === classId &&
      skill.subject === "maths" &&
      skill.source === "rule" &&
      (only === undefined || only.split(",").includes(skill.id)),
  );
}
