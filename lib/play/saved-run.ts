import type { RunAction } from "./run-state.ts";
import type { RunView } from "./run-view.ts";

/** A run that was left before its end, as it is kept in the browser. */
export interface SavedRun {
  readonly run: RunView;
  /** Everything that was done in it, in order. */
  readonly steps: readonly RunAction[];
  /** Address of the page it was played on. */
  readonly href: string;
  /** Name of the pupil who played it; null for a guest. */
  readonly owner: string | null;
  /** When it was last touched, in milliseconds. */
  readonly savedAt: number;
}
