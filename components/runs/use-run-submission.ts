import { useEffect, useState } from "react";
import type { FinishedRun, KeptFinishedRun } from "#components/runs/outbox/finished-runs.ts";
import { retryWithBackoff } from "#components/runs/outbox/retry-with-backoff.ts";
import { session } from "#components/session/session.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { savedRunShelf } from "./outbox/saved-run-shelf.ts";
import type { Sent } from "./outbox/sent-runs.ts";

/**
 * Sent while it is being kept, so that whoever goes straight on finds it counted. Until it is kept the run stays among those
 * that were left: a page closed in between loses nothing.
 */
async function save(run: KeptFinishedRun, loadOutbox: LoadOutbox): Promise<Sent> {
  try {
    const outbox = await loadOutbox();
    const keeping = outbox.keep(run).then((isKept) => {
      if (isKept) savedRunShelf.drop(run.runId);
    });
    const outcome = await outbox.send(run, keeping);
    if (outcome.status !== "kept") savedRunShelf.drop(run.runId);
    return outcome;
  } catch {
    // Its code could not be fetched.
    return { status: "kept" };
  }
}

/**
 * Saves a finished run and says how far that has come: "saving" at first, then what became of it.
 */
export function useRunSubmission(run: FinishedRun, loadOutbox: LoadOutbox): Sent | { readonly status: "saving" } {
  const [sent, setSent] = useState<Sent | null>(null);
  const isSettled = sent !== null && sent.status !== "kept";
  useEffect(() => {
    if (isSettled) return;
    let isHere = true;
    // Whoever plays here by the time of another attempt: it stays that of who played it.
    const kept: KeptFinishedRun = { ...run, owner: session.name(), keptAt: Date.now() };
    const saving = retryWithBackoff(async () => {
      const outcome = await save(kept, loadOutbox);
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
  }, [run, isSettled, loadOutbox]);
  return sent ?? { status: "saving" };
}
