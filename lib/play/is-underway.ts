import type { RunState } from "./run-state.ts";

/** Whether leaving a run now would lose something: it has an answer, and its end has not come. */
export function isUnderway({ phase, entries }: RunState): boolean {
  return phase !== "finished" && phase !== "closed" && entries.some((entry) => entry.responses.length > 0);
}
