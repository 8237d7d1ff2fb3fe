import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import type { BankItem } from "./define-skill.ts";

/** The words of an item as they are shown and heard, and what a bank skill adds to them. */
interface BankPresentation {
  readonly prompt: Line;
  readonly answer: Line;
  readonly wrong: readonly { readonly line: Line; readonly feedback: Line | null }[];
  readonly figures: readonly Figure[];
  readonly hints: readonly Help[];
  readonly explanation: Help;
  readonly praise: Line;
  /** The mistake the wrong answers of the bank come from. */
  readonly code: MistakeCode;
}

/** Turns an item of the table `questions` into a choice; only the order of the choices is left to chance. */
export function buildBankItemQuestion(item: Pick<BankItem, "id">, rng: Rng, presentation: BankPresentation): Question {
  const { answer, code } = presentation;
  const wrong = presentation.wrong.map((each) => ({ ...each, code }));
  return {
    kind: "choice",
    prompt: presentation.prompt,
    figures: presentation.figures,
    ...arrangeChoices(rng, answer, wrong),
    hints: presentation.hints,
    explanation: presentation.explanation,
    praise: presentation.praise,
    answer,
    identity: item.id,
  };
}
