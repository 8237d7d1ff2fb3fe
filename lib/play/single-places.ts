import type { Question } from "#lib/questions/question.ts";
import type { AskedPlace } from "./asked.ts";

/** A run of exactly these questions, whatever is answered. */
export function singlePlaces(questions: readonly Question[]): AskedPlace[] {
  return questions.map((question) => [{ question, skillId: null, difficulty: null, itemId: null }]);
}
