"use client";

import type { RunView } from "#lib/play/run-view.ts";
import { Begin } from "./begin.tsx";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { Play } from "./play.tsx";
import type { RunActions } from "./run-actions.ts";
import { RunFrame } from "./run-frame.tsx";
import { RunSkeleton } from "./run-skeleton.tsx";
import { useCurrentRun } from "./use-current-run.ts";
import { useNewRun } from "./use-new-run.ts";

interface RunProps extends RunActions {
  /** Practice starts at once. A challenge is only announced by it (its questions may be empty) and starts with `start`. */
  run: RunView;
  /** Where the back arrow of this page leads. */
  arrowHref: string;
  /** Must stay the same function. */
  loadOutbox: LoadOutbox;
}

/** Runs of one activity, one after the other; the first is given, or one that was left before, later ones come from `start`. */
export function Run({ run: given, arrowHref, answer, start, loadOutbox }: RunProps) {
  const { run, steps, isBegun, isRenewing, begin, end } = useCurrentRun(given);
  const newRun = useNewRun(run, start, begin);
  if (isRenewing) return <RunSkeleton classId={run.classId} />;
  return (
    <RunFrame classId={run.classId}>
      {isBegun ? (
        <Play
          key={run.runId}
          run={run}
          steps={steps}
          arrowHref={arrowHref}
          answer={answer}
          loadOutbox={loadOutbox}
          newRun={newRun}
          onEnd={end}
        />
      ) : (
        <Begin run={run} arrowHref={arrowHref} newRun={newRun} />
      )}
    </RunFrame>
  );
}
