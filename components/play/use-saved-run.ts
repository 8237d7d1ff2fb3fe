import { useEffect, useState } from "react";
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
  useEffect(() => {
    if (isSettled) return;
    let isHere = true;
    const send = async () => {
      const outcome = await pendingRuns.send(run, finish);
      if (isHere) setSent(outcome);
    };
    const trySending = () => void send();
    const timer = window.setInterval(trySending, retryEveryMs);
    window.addEventListener("online", trySending);
    pendingRuns.add(run);
    trySending();
    return () => {
      isHere = false;
      window.clearInterval(timer);
      window.removeEventListener("online", trySending);
    };
  }, [run, finish, isSettled]);
  return sent ?? { status: "saving" };
}
