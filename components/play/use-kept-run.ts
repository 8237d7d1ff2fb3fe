import { useEffect } from "react";
import { afterPaint } from "#components/ui/after-paint.ts";
import { storedName } from "#components/user/stored-name.ts";
import { isUnderway } from "#lib/play/is-underway.ts";
import type { KeptRun } from "#lib/play/kept-run.ts";
import type { RunAction, RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isPlay } from "./is-play.ts";

/** Says that a game is in progress while the run is, and keeps the run in the browser as it stands until it ends. */
export function useKeptRun(run: RunView, steps: readonly RunAction[], state: RunState): void {
  const isOn = isUnderway(state);
  useEffect(() => {
    isPlay.set(isOn);
    return () => isPlay.set(false);
  }, [isOn]);
  useEffect(() => {
    if (isOn) keep(run, steps);
    else if (state.entries.some((entry) => entry.responses.length > 0)) drop(run.runId);
  }, [run, steps, state, isOn]);
  useEffect(() => {
    load().then(write, nothingToWrite);
    window.addEventListener("pagehide", write);
    return () => window.removeEventListener("pagehide", write);
  }, []);
}

let shelf: typeof import("./kept-runs.ts")["keptRuns"] | null = null;
let unwritten: KeptRun | null = null;

async function load() {
  shelf ??= (await import("./kept-runs.ts")).keptRuns;
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

/** After the frame that shows the answer, or when the page is left before that. */
function keep(run: RunView, steps: readonly RunAction[]): void {
  unwritten = { run, steps, href: window.location.pathname, owner: storedName.get(), savedAt: Date.now() };
  afterPaint(() => void load().then(write, nothingToWrite));
}

function drop(runId: string): void {
  unwritten = null;
  void load().then((runs) => runs.remove(runId, Date.now()), nothingToWrite);
}
