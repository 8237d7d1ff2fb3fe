import type { RunState } from "./run-state.ts";
import type { RunQuestion } from "./run-view.ts";

/** A run before its first answer. A run without questions is finished from the start. */
export function startRunState(questions: readonly RunQuestion[]): RunState {
  const entries = questions.map(({ solution }) => ({
    responses: [],
    hints: 0,
    hintOpened: false,
    solution,
    outcome: null,
  }));
  return { phase: entries.length === 0 ? "finished" : "open", place: 0, entries };
}
