import { usePathname, useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from "react";
import type { RunAction } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";
import { resumedRun } from "./outbox/resumed-run.ts";

interface CurrentRun {
  readonly run: RunView;
  /** What was done in it before; empty unless it was left and is taken up again. */
  readonly steps: readonly RunAction[];
  /** False for a challenge that is only announced. */
  readonly isBegun: boolean;
  /** True while a fresh run is on its way to somebody who came back after the last one had ended. */
  readonly isRenewing: boolean;
  /** Goes on with a run that was just started. */
  readonly begin: (run: RunView) => void;
  /** Says that the run has ended: whoever leaves now and comes back wants a new one, not this result. */
  readonly end: () => void;
}

/** Which run of a page is played: one that was left here and is taken up, or the one it came with, then those started here. */
export function useCurrentRun(given: RunView): CurrentRun {
  const router = useRouter();
  const pathname = usePathname();
  const [{ run, steps, isBegun, hasEnded }, setCurrent] = useState(() => {
    const kept = resumedRun.at(pathname);
    return kept === null ? announce(given) : goOnWith(kept);
  });
  const [seen, setSeen] = useState<readonly string[]>([given.runId]);
  const [isReturning, setReturning] = useState(false);
  const [isAsking, ask] = useTransition();
  const isFresh = !seen.includes(given.runId);

  useReturn(() => {
    const kept = resumedRun.at(window.location.pathname);
    if (kept !== null) return setCurrent(goOnWith(kept));
    if (!hasEnded) return;
    setReturning(true);
    if (!isFresh) ask(() => router.refresh());
  });
  useEffect(() => resumedRun.clear());
  if (isReturning && isFresh) {
    setReturning(false);
    setSeen([...seen, given.runId]);
    setCurrent(announce(given));
  }
  return {
    run,
    steps,
    isBegun,
    isRenewing: isReturning && isAsking,
    begin: (next) => {
      setReturning(false);
      setCurrent({ run: next, steps: [], isBegun: true, hasEnded: false });
    },
    end: () => setCurrent((current) => ({ ...current, hasEnded: true })),
  };
}

function announce(run: RunView) {
  return { run, steps: [], isBegun: run.mode === "practice", hasEnded: false };
}

function goOnWith({ run, steps }: SavedRun) {
  return { run, steps, isBegun: true, hasEnded: false };
}

/**
 * Calls `onReturn` when the page is shown again after it was left. Next keeps a left page alive but hidden: its state
 * stays while its effects end, and they start anew when somebody comes back.
 */
function useReturn(onReturn: () => void): void {
  const hasLeft = useRef(false);
  const returned = useEffectEvent(onReturn);
  useLayoutEffect(() => {
    if (hasLeft.current) returned();
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
}
