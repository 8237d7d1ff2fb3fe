import { useEffect, useEffectEvent, useState } from "react";
import type { FinishedRun } from "#components/offline/finished-runs.ts";
import { keptRunShelf } from "./kept-run-shelf.ts";
import { loadPendingRuns } from "./load-pending-runs.ts";
import type { Sent } from "./pending-runs.ts";
import type { RunActions } from "./run-actions.ts";

const retryEveryMs = 20_000;

/**
 * Sent while it is being kept, so that whoever goes straight on finds it counted. Until it is kept the run stays among those
 * that were left: a page closed in between loses nothing.
 */
async function save(run: FinishedRun, finish: RunActions["finish"]): Promise<Sent> {
  try {
    const pendingRuns = await loadPendingRuns();
    const keeping = pendingRuns.add(run).then(() => keptRunShelf.drop(run.runId));
    return await pendingRuns.send(run, finish, keeping);
  } catch {
    // Its code could not be fetched.
    return { status: "kept" };
  }
}

/**
 * Saves a finished run and says how far that has come: "saving" at first, then what became of it.
 */
export function useSavedRun(run: FinishedRun, finish: RunActions["finish"]): Sent | { readonly status: "saving" } {
  const [sent, setSent] = useState<Sent | null>(null);
  const isSettled = sent !== null && sent.status !== "kept";
  // Counting a run makes the page anew, with an action that looks like another: that is no reason to send again.
  const send = useEffectEvent(() => save(run, finish));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is sent anew.
  useEffect(() => {
    if (isSettled) return;
    let isHere = true;
    const trySending = () => {
      void send().then((outcome) => {
        if (isHere) setSent(outcome);
      });
    };
    const timer = window.setInterval(trySending, retryEveryMs);
    window.addEventListener("online", trySending);
    trySending();
    return () => {
      isHere = false;
      window.clearInterval(timer);
      window.removeEventListener("online", trySending);
    };
  }, [run.runId, isSettled]);
  return sent ?? { status: "saving" };
}
