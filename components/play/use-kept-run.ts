import { useEffect } from "react";
import { afterPaint } from "#components/ui/after-paint.ts";
import { storedName } from "#components/user/stored-name.ts";
import { isUnderway } from "#lib/play/is-underway.ts";
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
}

const load = async () => (await import("./kept-runs.ts")).keptRuns;

/** After the frame that shows the answer; without its code (no network) the run is only not kept. */
function keep(run: RunView, steps: readonly RunAction[]): void {
  const kept = { run, steps, href: window.location.pathname, owner: storedName.get(), savedAt: Date.now() };
  afterPaint(
    () =>
      void load().then(
        (runs) => runs.keep(kept),
        () => undefined,
      ),
  );
}

function drop(runId: string): void {
  void load().then(
    (runs) => runs.remove(runId, Date.now()),
    () => undefined,
  );
}
