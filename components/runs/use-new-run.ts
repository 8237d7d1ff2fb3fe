import { useState } from "react";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { sentRuns } from "./outbox/sent-runs.ts";
import { timeout } from "./outbox/timeout.ts";
import type { RunActions } from "./run-actions.ts";

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

async function bringNext(
  run: RunView,
  start: RunActions["start"],
  isAwaited: () => boolean,
): Promise<RunView | "none-left" | null> {
  const asked = startAfter(run, start).catch(() => null);
  const answer = await (run.mode === "practice" ? Promise.race([asked, timeout(patienceMs)]) : asked);
  if (answer?.ok) return answer.value;
  if (!isAwaited() || (answer !== null && !isTemporary(answer.reason))) return null;
  const { takeNextRun } = await import("./outbox/ready-run.ts");
  return takeNextRun(run);
}

/**
 * Asks for a fresh run of the same activity and hands it to `onStarted`; where the server cannot be asked, one that was
 * brought along. Whoever left the page meanwhile is not given it: the clock of a challenge would run unseen, and another
 * run that is played there by then would be lost.
 */
export function useNewRun(run: RunView, start: RunActions["start"], onStarted: (run: RunView) => void): NewRun {
  const [isStarting, begin] = useAwaited();
  const [failed, setFailed] = useState<{ readonly after: string; readonly problem: NewRun["problem"] } | null>(null);
  const setProblem = (problem: NewRun["problem"]) => setFailed({ after: run.runId, problem });
  const bring = async (isAwaited: () => boolean) => {
    const next = await bringNext(run, start, isAwaited).catch(() => null);
    if (!isAwaited()) return;
    if (next === null) return setProblem("failed");
    if (next === "none-left") return setProblem(next);
    setProblem(null);
    onStarted(next);
  };
  const problem = failed?.after === run.runId ? failed.problem : null;
  return { start: () => begin(bring), isStarting, problem };
}
