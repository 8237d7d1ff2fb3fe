import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { RunView } from "#lib/play/run-view.ts";
import { useReturn } from "./use-return.ts";

interface CurrentRun {
  readonly run: RunView;
  /** False for a challenge that is only announced. */
  readonly isBegun: boolean;
  /** True while a fresh run is on its way to somebody who came back after the last one had ended. */
  readonly isRenewing: boolean;
  /** Goes on with a run that was just started. */
  readonly begin: (run: RunView) => void;
  /** Says that the run has ended: whoever leaves now and comes back wants a new one, not this result. */
  readonly end: () => void;
}

/** Which run of a page is played: the one it came with, then those that were started here. */
export function useCurrentRun(given: RunView): CurrentRun {
  const router = useRouter();
  const [{ run, isBegun, hasEnded }, setCurrent] = useState(() => announce(given));
  const [seen, setSeen] = useState<readonly string[]>([given.runId]);
  const [isReturning, setReturning] = useState(false);
  const [isAsking, ask] = useTransition();
  const isFresh = !seen.includes(given.runId);

  useReturn(() => {
    if (!hasEnded) return;
    setReturning(true);
    if (!isFresh) ask(() => router.refresh());
  });
  if (isReturning && isFresh) {
    setReturning(false);
    setSeen([...seen, given.runId]);
    setCurrent(announce(given));
  }
  return {
    run,
    isBegun,
    isRenewing: isReturning && isAsking,
    begin: (next) => setCurrent({ run: next, isBegun: true, hasEnded: false }),
    end: () => setCurrent((current) => ({ ...current, hasEnded: true })),
  };
}

function announce(run: RunView) {
  return { run, isBegun: run.mode === "practice", hasEnded: false };
}
