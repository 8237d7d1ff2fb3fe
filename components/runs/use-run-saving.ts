import { useEffect } from "react";
import { isUnderway } from "#lib/play/is-underway.ts";
import type { RunAction, RunState } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { isPlay } from "./is-play.ts";
import { savedRunShelf } from "./outbox/saved-run-shelf.ts";

/**
 * Says that a game is in progress while the run is, and keeps the run in the browser as it stands. One that has ended is
 * taken away once it waits to be sent (see useSavedRun); one that was closed leads nowhere.
 */
export function useRunSaving(run: RunView, steps: readonly RunAction[], state: RunState): void {
  const isOn = isUnderway(state);
  const isClosed = state.phase === "closed";
  useEffect(() => {
    isPlay.set(isOn);
    return () => isPlay.set(false);
  }, [isOn]);
  useEffect(() => {
    if (isOn) savedRunShelf.keep(run, steps);
    else if (isClosed) savedRunShelf.drop(run.runId);
  }, [run, steps, isOn, isClosed]);
  useEffect(() => {
    savedRunShelf.open();
    window.addEventListener("pagehide", savedRunShelf.write);
    return () => window.removeEventListener("pagehide", savedRunShelf.write);
  }, []);
}
