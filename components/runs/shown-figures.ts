import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import type { Figure } from "#lib/questions/figure.ts";

/** The figures to draw: those of the question, or what the last help read turns them into. */
export function shownFigures(figures: readonly Figure[], phase: RunPhase, entry: RunEntry): readonly Figure[] {
  if (entry.solution === null) return figures;
  if (phase === "right" || phase === "shown") return entry.solution.explanation.figures ?? figures;
  const open = entry.solution.hints.slice(0, entry.hints);
  return open.findLast((hint) => hint.figures !== null)?.figures ?? figures;
}
