import type { Help, Question, Solution } from "./question.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";

function toHelp(help: Help): Help {
  return {
    text: help.text,
    spoken: help.spoken,
    figures: help.figures === null ? null : help.figures.map(toPublicFigure),
  };
}

/** The half of a question that says what is right and why: at once in practice, after the answer in a challenge. */
export function toSolution(question: Question): Solution {
  const hints = question.hints.map(toHelp);
  const explanation = toHelp(question.explanation);
  const praise = toPublicLine(question.praise);
  const answer = toPublicLine(question.answer);
  switch (question.kind) {
    case "choice": {
      const feedback = question.key.feedback.map((line) => (line === null ? null : toPublicLine(line)));
      return { kind: "choice", key: { right: question.key.right, feedback }, hints, explanation, praise, answer };
    }
    case "number": {
      const mistakes = question.key.mistakes.map(({ value, feedback }) => ({
        value,
        feedback: toPublicLine(feedback),
      }));
      return { kind: "number", key: { value: question.key.value, mistakes }, hints, explanation, praise, answer };
    }
    case "count": {
      const tooFew = toPublicLine(question.key.tooFew);
      const tooMany = toPublicLine(question.key.tooMany);
      return { kind: "count", key: { count: question.key.count, tooFew, tooMany }, hints, explanation, praise, answer };
    }
  }
}
