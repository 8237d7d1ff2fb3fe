import type { Difficulty } from "#lib/skills/define-skill.ts";

/** The hardest of the difficulties there are that is not harder than the wished one; the easiest where all are. */
export function nearestDifficulty(wished: Difficulty, there: readonly Difficulty[]): Difficulty {
  const inOrder = there.toSorted((one, other) => one - other);
  return inOrder.findLast((difficulty) => difficulty <= wished) ?? inOrder[0] ?? wished;
}
