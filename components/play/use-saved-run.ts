import { useEffect, useEffectEvent, useState } from "react";
import { type PendingRun, pendingRuns, type Sent } from "./pending-runs.ts";
import type { RunActions } from "./run-actions.ts";

const retryEveryMs = 20_000;

/**
 * Saves a finished run and says how far that has come: "saving" at first, then what became of it.
 * The run is kept on the device before it is sent, so a page closed in between loses nothing.
 */
export function useSavedRun(run: PendingRun, finish: RunActions["finish"]): Sent | { readonly status: "saving" } {
  const [sent, setSent] = useState<Sent | null>(null);
  const isSettled = sent !== null && sent.status !== "kept";
  // Counting a run makes the page anew, with an action that looks like another: that is no reason to send again.
  const keep = useEffectEvent(() => pendingRuns.add(run));
  const send = useEffectEvent(() => pendingRuns.send(run, finish));
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
    keep();
    trySending();
    return () => {
      isHere = false;
      window.clearInterval(timer);
      window.removeEventListener("online", trySending);
    };
  }, [run.runId, isSettled]);
  return sent ?? { status: "saving" };
}
