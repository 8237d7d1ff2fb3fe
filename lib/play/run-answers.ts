import type { RunAnswer } from "./run-answer.ts";
import type { RunState } from "./run-state.ts";

/** What is sent when a run ends. */
export function runAnswers(state: RunState): RunAnswer[] {
  return state.entries.map(({ responses, hintOpened }) => ({ responses, hintOpened }));
}
