import type { RuleSkill } from "#lib/skills/define-skill.ts";

type MathsSkill = Pick<RuleSkill, "id" | "classId" | "title" | "generate">;

/** A skill of numbers and operations; its questions are made by rule, as those of all maths are. */
export function defineNumberSkill(skill: MathsSkill): RuleSkill {
  return { ...skill, subject: "maths", strand: "Số và phép tính", source: "rule" };
}
