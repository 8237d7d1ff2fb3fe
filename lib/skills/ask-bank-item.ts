import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/to-spoken.ts";
import { arrangeChoices } from "#lib/questions/choice/arrange-choices.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "./define-skill.ts";

/** What a bank skill adds to an item: it is the same for every item, so it must be true of every item. */
interface BankDress {
  readonly figures: readonly Figure[];
  readonly hints: readonly Line[];
  readonly praise: Line;
}

/** Turns an item of the table `questions` into a choice; only the order of the choices is left to chance. */
export function askBankItem(item: BankItem, rng: Rng, dress: BankDress): Question {
  const wrong = item.distractors.map((distractor) => ({ line: toLine(distractor), feedback: null }));
  return {
    kind: "choice",
    prompt: { text: item.prompt, spoken: item.say ?? toSpoken(item.prompt) },
    figures: dress.figures,
    ...arrangeChoices(rng, toLine(item.answer), wrong),
    hints: dress.hints.map((hint) => ({ ...hint, figures: null })),
    explanation: { ...toLine(item.explain), figures: null },
    praise: dress.praise,
    answer: toLine(item.answer),
    identity: item.id,
  };
}
