import { z } from "zod";
import type { PublicQuestion, Question, Response, Solution } from "#lib/questions/question.ts";
import { solve } from "#tests/contract/solve.ts";

/** The solvers of sums look at what is shown and at nothing else, so that they can do without the half that is missing. */
const shownSchema = z.custom<Question>();

/** The right response by a solution that came along; null for a kind no simulated pupil knows. */
export function rightResponse({ kind, key }: Solution): Response | null {
  if (kind === "choice") return { choice: key.right };
  return kind === "number" ? { value: key.value } : null;
}

/** A response that can be read and is not `right`. */
export function wrongResponse(question: PublicQuestion, right: Response): Response {
  if (question.kind === "choice" && "choice" in right) {
    return { choice: (right.choice + 1) % question.view.choices.length };
  }
  return { value: "value" in right && right.value > 0 ? 0 : 1 };
}

/** What a pupil who works it out answers to a challenge's question, else a guess. */
export function solvedResponse(question: PublicQuestion): Response {
  const solved = solve(shownSchema.parse(question));
  if (question.kind === "choice") {
    const place = question.view.choices.findIndex(({ text }) => text === solved);
    return { choice: Math.max(0, place) };
  }
  return { value: Number(solved ?? "0") };
}
