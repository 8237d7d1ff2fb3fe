import { session } from "#components/session/session.ts";
import { afterPaint } from "#components/ui/after-paint.ts";
import type { RunAction } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";

let shelf: typeof import("./saved-runs.ts")["savedRuns"] | null = null;
let unwritten: SavedRun | null = null;

async function load() {
  shelf ??= (await import("./saved-runs.ts")).savedRuns;
  return shelf;
}

function write(): void {
  if (unwritten === null || shelf === null) return;
  shelf.keep(unwritten);
  unwritten = null;
}

// Without its code (no network) the run is only not kept.
function nothingToWrite(): void {
  unwritten = null;
}

/** Where a run is kept as it stands, in idle moments; what keeps it is fetched late. */
export const savedRunShelf = {
  /** Writes what is not written yet. */
  write,

  open(): void {
    load().then(write, nothingToWrite);
  },

  /** After the frame that shows the answer, or when the page is left before that. */
  keep(run: RunView, steps: readonly RunAction[]): void {
    unwritten = { run, steps, href: window.location.pathname, owner: session.name(), savedAt: Date.now() };
    afterPaint(() => void load().then(write, nothingToWrite));
  },

  drop(runId: string): void {
    if (unwritten?.run.runId === runId) unwritten = null;
    void load().then((runs) => runs.remove(runId, Date.now()), nothingToWrite);
  },
} as const;
