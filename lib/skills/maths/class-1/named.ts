import type { Question } from "#lib/questions/question.ts";

/** The same question with its way of asking in its identity: a sum and a story about it are two questions. */
export function named(name: string, question: Question): Question {
  return { ...question, identity: `${name} ${question.identity}` };
}
