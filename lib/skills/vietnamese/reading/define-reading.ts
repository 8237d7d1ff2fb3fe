import type { ClassId } from "#lib/core/class-id.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type BankItem, type BankSkill, defineSkill } from "#lib/skills/define-skill.ts";
import { buildPassageQuestion } from "#lib/skills/vietnamese/build-passage-question.ts";

/** An item of a reading skill as a question. Throws where it comes without its text. */
export function buildReadingItemQuestion(item: BankItem, rng: Rng): Question {
  if (item.passage === null) throw new Error(`The reading question ${item.id} has no passage`);
  return buildPassageQuestion(item, item.passage, rng);
}

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
