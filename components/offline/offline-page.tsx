"use client";

import { useEffect, useState } from "react";
import { isPlay } from "#components/runs/is-play.ts";
import { network } from "#components/runs/outbox/network.ts";
import { prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { findOfflineRun, type OfflineFind } from "#components/runs/outbox/ready-run.ts";
import type { RunActions } from "#components/runs/run-actions.ts";
import { backHref } from "#lib/play/back-href.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { SendingRun } from "./sending-run.tsx";

/**
 * What stands in place of a page that can neither be fetched nor found on this device, under that page's own address: where
 * that is an activity with a run at hand, the run; else a kind word. It shows a still picture, which the worker keeps along
 * with it.
 */
export function OfflinePage(actions: RunActions) {
  const [found, setFound] = useState<OfflineFind | null>(null);
  useEffect(() => {
    void network.look();
    let isHere = true;
    void findOfflineRun(window.location.pathname).then((answer) => {
      if (isHere) setFound(answer);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (found?.kind === "run") return <OfflineRun run={found.run} {...actions} />;
  // Where a run is at hand its first question is there before these words are.
  return (
    <div className="transition-opacity delay-500 duration-200 starting:opacity-0">
      <OfflineNotice none={found} />
    </div>
  );
}

/** A run that was brought along. Once it has an answer nobody gets it again: until then it is as good as new. */
function OfflineRun({ run, ...actions }: RunActions & { readonly run: RunView }) {
  useEffect(() => {
    const use = () => {
      if (isPlay.get()) void prefetchedRuns.remove([run.runId]);
    };
    return isPlay.subscribe(use);
  }, [run.runId]);
  return <SendingRun run={run} arrowHref={backHref(window.location.pathname)} {...actions} />;
}
