import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { Skill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

/** The skills of a subject in a class that are made by rule; the one the variable SKILL names where it is set, to look at one while it is made. */
export function listRuleSkills(classId: ClassId, subject: Subject = "maths"): Skill[] {
  const only = process.env.SKILL;
  return skills.filter(
    (skill) =>
      skill.classId === classId &&
      skill.subject === subject &&
      skill.source === "rule" &&
      (only === undefined || only.split(",").includes(skill.id)),
  );
}
