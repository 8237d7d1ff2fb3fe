import type { Question } from "./question.ts";

/** A question without its kind: what is the same whether the answer is chosen, typed or counted out. */
export type QuestionBody = Pick<
  Question,
  "prompt" | "figures" | "hints" | "explanation" | "praise" | "answer" | "identity" | "topic"
>;
