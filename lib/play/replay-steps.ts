import { type RunAction, type RunState, runReducer } from "./run-state.ts";
import type { RunView } from "./run-view.ts";
import { startRunState } from "./start-run-state.ts";

/**
 * Where a run stands after these steps. The rules of the run are applied anew, so steps that do not fit change nothing
 * and no state comes out that could not be played.
 */
export function replaySteps(run: Pick<RunView, "places" | "before">, steps: readonly RunAction[]): RunState {
  return steps.reduce(runReducer, startRunState(run));
}
