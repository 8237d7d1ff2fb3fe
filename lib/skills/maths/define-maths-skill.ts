import type { RuleSkill } from "#lib/skills/define-skill.ts";

type MathsSkill = Pick<RuleSkill, "id" | "classId" | "title" | "generate">;

const inStrand =
  (strand: string) =>
  (skill: MathsSkill): RuleSkill => ({ ...skill, subject: "maths", strand, source: "rule" });

/** A skill of numbers and operations; its questions are made by rule, as those of all maths are. */
export const defineNumberSkill = inStrand("Số và phép tính");

/** A skill of shapes and measures. */
export const defineGeometrySkill = inStrand("Hình học và đo lường");

/** A skill of data and chance. */
export const defineDataSkill = inStrand("Thống kê và xác suất");
