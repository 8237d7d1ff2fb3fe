import type { PublicQuestion, Question } from "./question.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";

/**
 * The half of a question that may leave the server before it is answered. Every field is named, so
 * that a field added to a question stays on the server until somebody lets it out here.
 */
export function toPublic(question: Question): PublicQuestion {
  const shown = {
    prompt: toPublicLine(question.prompt),
    figures: question.figures.map(toPublicFigure),
  };
  switch (question.kind) {
    case "choice":
      return {
        kind: "choice",
        prompt: shown.prompt,
        figures: shown.figures,
        view: { choices: question.view.choices.map(toPublicLine) },
      };
    case "number":
      return {
        kind: "number",
        prompt: shown.prompt,
        figures: shown.figures,
        view: { maxDigits: question.view.maxDigits },
      };
    case "count":
      return {
        kind: "count",
        prompt: shown.prompt,
        figures: shown.figures,
        view: { picture: question.view.picture, total: question.view.total },
      };
  }
}
