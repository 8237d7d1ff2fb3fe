import { useEffect } from "react";
import { isPlay } from "#components/play/is-play.ts";
import { Run } from "#components/play/run.tsx";
import type { RunActions } from "#components/play/run-actions.ts";
import { backHref } from "#lib/play/back-href.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { prefetchedRuns } from "./prefetched-runs.ts";

/** A run that was brought along. Once it has an answer nobody gets it again: until then it is as good as new. */
export function OfflineRun({ run, ...actions }: RunActions & { readonly run: RunView }) {
  useEffect(() => {
    const use = () => {
      if (isPlay.get()) void prefetchedRuns.remove([run.runId]);
    };
    return isPlay.subscribe(use);
  }, [run.runId]);
  return <Run run={run} arrowHref={backHref(window.location.pathname)} {...actions} />;
}
