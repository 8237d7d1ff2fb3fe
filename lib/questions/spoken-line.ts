import type { Line } from "#lib/core/line.ts";
import type { PublicQuestion } from "./question.ts";

/** The lines of a board, which bring their spoken form along. */
function boardLines(question: PublicQuestion): readonly Line[] {
  switch (question.kind) {
    case "choice":
      return question.view.choices;
    case "match":
      return question.view.labels;
    case "story":
      return [question.view.lead, ...question.view.units.map(({ full }) => full)];
    default:
      return [];
  }
}

/**
 * What is shown of a question with how it is said, by its text as it stands in the data: an answer, a card, a sentence of a
 * passage, what is seen in a picture (its `alt`). Any other text is taken to be said as it stands.
 */
export function spokenLine(question: PublicQuestion, text: string): Line {
  const line = boardLines(question).find((each) => each.text === text);
  return line ?? { text, spoken: question.readings?.[text] ?? text };
}
