import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { buildPassageQuestion } from "#lib/skills/vietnamese/build-passage-question.ts";

/** An item of a reading skill as a question. Throws where it comes without its text. */
export function buildReadingItemQuestion(item: BankItem, rng: Rng): Question {
  if (item.passage === null) throw new Error(`The reading question ${item.id} has no passage`);
  return buildPassageQuestion(item, item.passage, rng);
}
