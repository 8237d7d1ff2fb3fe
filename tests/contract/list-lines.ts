import type { Line } from "#lib/core/line.ts";
import type { Question } from "#lib/questions/question.ts";

/** The sentences that answer a wrong response. */
export function listFeedback(question: Question): Line[] {
  switch (question.kind) {
    case "choice":
      return question.key.feedback.filter((line) => line !== null);
    case "number":
      return question.key.mistakes.map((mistake) => mistake.feedback);
    case "count":
      return [question.key.tooFew, question.key.tooMany];
  }
}

/** Every line of a question a pupil may read or hear. */
export function listLines(question: Question): Line[] {
  return [
    question.prompt,
    ...(question.kind === "choice" ? question.view.choices : []),
    ...question.hints,
    question.explanation,
    question.praise,
    question.answer,
    ...listFeedback(question),
  ];
}
