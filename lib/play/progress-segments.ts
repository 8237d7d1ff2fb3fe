import type { RunState } from "./run-state.ts";

/** The joints of the bamboo as a run stands, one a question. */
export function progressSegments(state: RunState): ("right" | "second" | "missed" | "now" | "ahead")[] {
  return state.entries.map(({ outcome }, place) => outcome ?? (place === state.place ? "now" : "ahead"));
}
