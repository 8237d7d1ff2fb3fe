import { writePoints } from "#lib/core/write-points.ts";
import { type Matrix, type MatrixProblem, mostQuestions } from "#lib/test-papers/matrix.ts";
import { quartersOf } from "#lib/test-papers/plan.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";

/** Why no paper can be made of a matrix that is to add up to so many quarters. */
export function problemText(problem: MatrixProblem, matrix: Matrix, wanted: number): string {
  const { problems } = text;
  if (problem === "points") return problems.points(writePoints(quartersOf(matrix)), writePoints(wanted));
  if (problem === "many") return problems.many(mostQuestions);
  return problems[problem];
}
