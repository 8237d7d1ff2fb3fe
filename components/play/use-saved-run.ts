import { useEffect, useState } from "react";
import type { FinishedRun, KeptFinishedRun } from "#components/offline/finished-runs.ts";
import { persistent } from "#components/offline/persistent.ts";
import { storedName } from "#components/user/stored-name.ts";
import { keptRunShelf } from "./kept-run-shelf.ts";
import { loadPendingRuns } from "./load-pending-runs.ts";
import type { Sent } from "./sent-runs.ts";

/**
 * Sent while it is being kept, so that whoever goes straight on finds it counted. Until it is kept the run stays among those
 * that were left: a page closed in between loses nothing.
 */
async function save(run: KeptFinishedRun): Promise<Sent> {
  try {
    const pendingRuns = await loadPendingRuns();
    const keeping = pendingRuns.keep(run).then((isKept) => {
      if (isKept) keptRunShelf.drop(run.runId);
    });
    const outcome = await pendingRuns.send(run, keeping);
    if (outcome.status !== "kept") keptRunShelf.drop(run.runId);
    return outcome;
  } catch {
    // Its code could not be fetched.
    return { status: "kept" };
  }
}

/**
 * Saves a finished run and says how far that has come: "saving" at first, then what became of it.
 */
export function useSavedRun(run: FinishedRun): Sent | { readonly status: "saving" } {
  const [sent, setSent] = useState<Sent | null>(null);
  const isSettled = sent !== null && sent.status !== "kept";
  useEffect(() => {
    if (isSettled) return;
    let isHere = true;
    // Whoever plays here by the time of another attempt: it stays that of who played it.
    const kept: KeptFinishedRun = { ...run, owner: storedName.get(), keptAt: Date.now() };
    const saving = persistent(async () => {
      const outcome = await save(kept);
      if (isHere) setSent(outcome);
      return outcome.status !== "kept";
    });
    const saveAgain = () => void saving.begin();
    window.addEventListener("online", saveAgain);
    saveAgain();
    return () => {
      isHere = false;
      saving.stop();
      window.removeEventListener("online", saveAgain);
    };
  }, [run, isSettled]);
  return sent ?? { status: "saving" };
}
