import type { ClassId } from "#lib/core/class-id.ts";
import type { BankSkill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";

/** The skills of a class that are drawn from banks; the one the variable SKILL names where it is set. */
export function listBankSkills(classId: ClassId): BankSkill[] {
  const only = process.env.SKILL;
  return skills
    .filter((skill) => skill.source === "bank")
    .filter((skill) => skill.classId === classId && (only === undefined || only.split(",").includes(skill.id)));
}
