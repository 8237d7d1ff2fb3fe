import type { PaperForm } from "#lib/questions/paper-form.ts";
import { letterOf } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { ChoiceKey, ChoiceView } from "./grading.ts";

export const choicePaper: PaperForm<ChoiceView, ChoiceKey> = {
  instruction: paperText.instructions.choice,
  // It is circled below.
  prompt: (_view, prompt) => prompt.replace(/ = …$/u, " = ?"),
  blocks: ({ choices }) => [{ type: "choices", choices: choices.map(({ text }) => text) }],
  answer: (_view, { right }, answer) => `${letterOf(right)}. ${answer}`,
};
