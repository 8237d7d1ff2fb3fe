import { useState } from "react";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { RunActions } from "./run-actions.ts";
import { sentRuns } from "./sent-runs.ts";
import { tooLate } from "./too-late.ts";

export interface NewRun {
  readonly start: () => void;
  readonly isStarting: boolean;
  /** Why there is none: the server gave none, or there is no network and what was brought along is used up. */
  readonly problem: "failed" | "none-left" | null;
}

/** A practice run that has not come by then is replaced; the clock of a challenge runs, so it is waited for. */
const patienceMs = 8000;

/** While the run before is on its way it is waited for, so that the next one follows from it. */
async function startAfter(run: RunView, start: RunActions["start"]) {
  await sentRuns.get(run.runId);
  return start(run.runId);
}

async function bringNext(run: RunView, start: RunActions["start"]): Promise<RunView | "none-left" | null> {
  const asked = startAfter(run, start).catch(() => null);
  const answer = await (run.mode === "practice" ? Promise.race([asked, tooLate(patienceMs)]) : asked);
  if (answer?.ok) return answer.value;
  if (answer !== null && !isTemporary(answer.reason)) return null;
  const { takeNextRun } = await import("#components/offline/take-next-run.ts");
  return takeNextRun(run);
}

/**
 * Asks for a fresh run of the same activity and hands it to `onStarted`; where the server cannot be asked, one that was
 * brought along.
 */
export function useNewRun(run: RunView, start: RunActions["start"], onStarted: (run: RunView) => void): NewRun {
  const [isStarting, begin] = useAwaited();
  const [problem, setProblem] = useState<NewRun["problem"]>(null);
  const bring = async () => {
    const next = await bringNext(run, start).catch(() => null);
    if (next === null) return setProblem("failed");
    if (next === "none-left") return setProblem(next);
    setProblem(null);
    onStarted(next);
  };
  return { start: () => begin(bring), isStarting, problem };
}
