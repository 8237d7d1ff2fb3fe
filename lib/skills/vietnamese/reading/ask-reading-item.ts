import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { askPassageQuestion } from "#lib/skills/vietnamese/ask-passage-question.ts";

/** An item of a reading skill as a question. Throws where it comes without its text. */
export function askReadingItem(item: BankItem, rng: Rng): Question {
  if (item.passage === null) throw new Error(`The reading question ${item.id} has no passage`);
  return askPassageQuestion(item, item.passage, rng);
}
