import { useState, useTransition } from "react";
import type { RunView } from "#lib/play/run-view.ts";
import type { RunActions } from "./run-actions.ts";

export interface NewRun {
  readonly start: () => void;
  readonly isStarting: boolean;
  readonly hasFailed: boolean;
}

/** Asks for a fresh run of the same activity and hands it to `onStarted`. */
export function useNewRun(runId: string, start: RunActions["start"], onStarted: (run: RunView) => void): NewRun {
  const [isStarting, begin] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);
  const run = async () => {
    const answer = await start(runId).catch(() => null);
    if (answer?.ok) onStarted(answer.value);
    setHasFailed(!answer?.ok);
  };
  return { start: () => begin(run), isStarting, hasFailed };
}
