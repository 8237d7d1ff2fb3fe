import { pickQuestion } from "./pick-question.ts";
import type { RunState } from "./run-state.ts";
import type { RunView } from "./run-view.ts";

/** A run before its first answer. A run without questions is finished from the start. */
export function startRunState({ places, before }: Pick<RunView, "places" | "before">): RunState {
  const entries = places.map((place) => ({
    ...pickQuestion(place, before),
    responses: [],
    hints: 0,
    hintOpened: false,
    outcome: null,
  }));
  return { phase: entries.length === 0 ? "finished" : "open", place: 0, entries, places, tries: before };
}
