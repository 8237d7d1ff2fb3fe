import type { ClassId } from "#lib/core/class-id.ts";
import { type BankSkill, defineSkill } from "#lib/skills/define-skill.ts";
import { buildReadingItemQuestion } from "./build-reading-item-question.ts";

/** Five questions on each of two texts (curriculum, c1-reading to c5-reading). */
export function defineReading(classId: ClassId, title: string): BankSkill {
  return defineSkill({
    id: `c${classId}-reading`,
    classId,
    subject: "vietnamese",
    strand: "Đọc hiểu",
    title,
    source: "bank",
    ask: buildReadingItemQuestion,
  });
}
